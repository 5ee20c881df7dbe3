import type { RegistrySpec } from '../module.js';
import type { Role, Target } from '../target.js';
import { icann } from './icann.js';

/**
 * Neustar's software before 2017 (.biz, .us, .co, .tel …): labels and values in columns, contacts as
 * `Administrative Contact …`, a country's name before its code, times as `Fri Feb 03 15:34:57 GMT 2012`.
 */
export function neustar(own: RegistrySpec = {}): RegistrySpec {
  return icann({
    ...own,
    says: {
      ...own.says,
      available: ['No Data Found', 'Not found: {domain}', ...(own.says?.available ?? [])],
    },
    labels: { ...LABELS, ...own.labels },
    ignore: [...IGNORED, ...(own.ignore ?? [])],
  });
}

const FIELDS: readonly (readonly [label: string, field: string])[] = [
  ['ID', 'id'],
  ['Name', 'name'],
  ['Organization', 'organization'],
  ['Address', 'address'],
  ['City', 'city'],
  ['State/Province', 'state'],
  ['Postal Code', 'zip'],
  ['Country', 'country'],
  ['Country Code', 'country_code'],
  ['Phone Number', 'phone'],
  ['Facsimile Number', 'fax'],
  ['Email', 'email'],
];

const contact = (prefix: string, role: Role): Record<string, Target> =>
  Object.fromEntries(FIELDS.map(([label, field]) => [`${prefix} ${label}`, `${role}.${field}` as Target]));

const LABELS: RegistrySpec['labels'] = {
  'Registrar URL (registration services)': 'registrar.url',
  'Domain Registration Date': 'created_on',
  'Domain Expiration Date': 'expires_on',
  'Domain Last Updated Date': 'updated_on',
  ...contact('Registrant', 'registrant'),
  ...contact('Administrative Contact', 'admin'),
  ...contact('Technical Contact', 'technical'),
};

const IGNORED: readonly string[] = [
  ...FIELDS.map(([label]) => `Billing Contact ${label}`),
  'Created by Registrar',
  'Last Updated by Registrar',
  'Last Transferred Date',
  'DNSSEC',
  'Registrant Application Purpose',
  'Registrant Nexus Category',
  'Variant',
];
