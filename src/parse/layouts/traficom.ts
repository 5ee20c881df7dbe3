import { extend } from '../read/extend.js';
import type { RegistrySpec } from '../read/module.js';
import { contactLines, ending } from './contact-lines.js';

/** Traficom's server for .fi, which serves .ax as well: dotted leaders below headings without a colon. */
export function traficom(own: RegistrySpec = {}): RegistrySpec {
  const family: RegistrySpec = {
    says: { available: 'Domain not found', reserved: 'Domain not available', invalid: 'Invalid domain name' },
    labels: {
      domain: 'domain',
      status: 'status',
      created: 'created_on',
      modified: 'updated_on',
      expires: 'expires_on',
      'Nameservers | nserver': 'nameserver',
      Holder: 'registrant',
      Admin: 'admin',
      Tech: 'technical',
      Registrar: 'registrar',
      DNSSEC: 'other',
    },
    contact: {
      'name | address | city | country | phone': 'as named',
      // The holder's number in the register of companies.
      'register number': 'id',
      postal: 'zip',
      'email | holder email': 'email',
    },
    registrar: { registrar: 'name', www: 'url' },
    ignore: 'available | holder transfer | RegistryLock | dnssec',
    status: {
      'Registered | Granted | Grace Period': 'registered',
      'Validity expired': 'expired',
      'Not in use': 'inactive',
    },
    // Before 2021 the postal code and the town were the last two lines of the address.
    address: contactLines(ending(/^(?<zip>(?:[A-Z]{1,2}-?)?\d[\dA-Z -]{2,9})\n(?<city>.{1,200})$/u)),
  };
  return extend(family, own);
}
