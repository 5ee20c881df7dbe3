import type { RegistrySpec } from '../module.js';
import { icann } from './icann.js';

/**
 * CentralNic's software, today in ICANN's layout. Until 2014: `Created On`, `Registrant Street1` and the
 * registrar as `Sponsoring Registrar …`, an organization with an id and a website but without a name.
 */
export function centralnic(own: RegistrySpec = {}): RegistrySpec {
  return icann({
    disclaimer: { from: CENTRALNIC_NOTICE, until: ['Domain ID', 'Domain Name'] },
    ...own,
    says: {
      ...own.says,
      reserved: ['The queried object does not exist: {…}reserved{…}', ...(own.says?.reserved ?? [])],
      available: [
        'DOMAIN NOT FOUND',
        'The queried object does not exist: DOMAIN NOT FOUND',
        'The queried object does not exist: no matching objects found',
        'The queried object does not exist: previous registration',
        ...(own.says?.available ?? []),
      ],
    },
    labels: {
      Status: 'status',
      'Sponsoring Registrar ID': 'registrar.id',
      'Sponsoring Registrar Organization': 'registrar.organization',
      'Sponsoring Registrar Website': 'registrar.url',
      ...own.labels,
    },
    ignore: [...IGNORED, ...(own.ignore ?? [])],
  });
}

const PLACE = ['Street', 'City', 'State/Province', 'Postal Code', 'Country', 'Phone', 'FAX', 'Email'];

const IGNORED: readonly string[] = [
  ...PLACE.flatMap((field) => [`Billing ${field}`, `Sponsoring Registrar ${field}`]),
  'Registry Billing ID',
  'Billing ID',
  'Billing Name',
  'Billing Organization',
  'URL of the ICANN RDDS Inaccuracy Complaint Form',
];

/** How its notices begin, in its old layout and in today's. */
export const CENTRALNIC_NOTICE: readonly string[] = [
  'This whois service is provided by',
  'The Whois and RDAP services are provided by',
];
