import type { BlockReader } from '../contact-block.js';
import { registry } from '../registry.js';

/** Register.BG. No contacts since 2018; before, indented lines in a fixed order with labelled numbers. */
export default registry({
  suffixes: ['bg'],
  spec: () => ({
    dates: 'dmy',
    says: { available: 'Domain name {domain} does not exist in database' },
    labels: {
      'DOMAIN NAME | activated on | expires at | registration status | REGISTRANT': 'as named',
      'ADMINISTRATIVE CONTACT | TECHNICAL CONTACT(S) | NAME SERVER INFORMATION': 'as named',
    },
    contact: { tel: 'phone', fax: 'fax', 'NIC handle': 'id' },
    ignore: 'requested on | processed from | DNSSEC',
    status: { 'busy, inactive': 'inactive' },
    disclaimer: { from: 'According to REGULATION' },
    block: readContact,
  }),
});

const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,255}$/u;

/** A person's name, e-mail address and organization, or the holder's name; street, `TOWN, code` and country. */
function readContact(lines: readonly string[]): ReturnType<BlockReader> {
  const [name, ...rest] = lines.filter((line) => line !== '.');
  const email = EMAIL.test(rest[0] ?? '') ? (rest.shift() ?? '') : '';
  // A contact of six lines has one.
  const organization = email === '' || lines.length < 6 ? '' : (rest.shift() ?? '');
  const last = rest.at(-1) ?? '';
  const country = rest.length > 1 && !last.includes(',') ? (rest.pop() ?? '') : '';
  const [city, zip] = (rest.length > 1 ? (rest.pop() ?? '') : '').split(',');
  return {
    name: name ?? '',
    email,
    organization,
    address: rest.join('\n'),
    city: city?.trim() ?? '',
    zip: zip?.trim() ?? '',
    country,
  };
}
