import type { RegistrySpec } from '../../read/module.js';
import { rpsl } from '../rpsl.js';

/** .ie until 2018: objects by handle, and the first description of the domain is its holder. */
export const formerIe = (): RegistrySpec =>
  rpsl({
    says: {
      available: 'Not Registered - The domain you have requested {…} is not a registered .ie domain name',
      reserved: 'Application Pending - {…} | Reserved - {…}',
      invalid: 'Invalid domain name{…} | Domain name is not valid{…}',
    },
    labels: {
      descr: 'registrant.name',
      registration: 'created_on',
      'renewal | expiry': 'expires_on',
      'ren-status': 'status',
    },
    ignore: 'holder-type | wipo-status | in-zone | Account',
    status: { Billable: 'record' },
  });
