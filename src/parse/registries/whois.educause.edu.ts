import type { BlockReader } from '../contact-block.js';
import { isCountryName, readCountryCode } from '../country.js';
import { takeByForm } from '../fields/by-form.js';
import { registry } from '../registry.js';

/** EDUCAUSE: contacts as blocks; `Town, ST zip` stands above the country, number and e-mail below it. */
export default registry({
  aliases: ['whois.educause.net'],
  suffixes: ['edu'],
  marks: ['This Registry database contains ONLY .EDU'],
  spec: () => ({
    says: { available: 'No Match | NO MATCH: {domain}' },
    labels: {
      'Domain Name | Registrant | Administrative Contact | Technical Contact | Name Servers': 'as named',
      'Domain record activated | Domain record last updated | Domain expires': 'as named',
    },
    block: readContact,
    disclaimer: { from: 'This Registry database', until: '--' },
  }),
});

const PHONE = /^[+(]?\d[\d\s().x+-]{6,30}$/u;
const TOWN = /^([^,]{1,80})(?:,\s{0,4}([A-Z]{2})?\s{0,4}([A-Z\d][A-Z\d -]{2,11})?)?$/u;

/** A registrant is an organization; the others a person, then (unless a street follows) an organization. */
function readContact(lines: readonly string[]): ReturnType<BlockReader> {
  const { found, rest } = takeByForm(lines, { email: /@/u, phone: PHONE });
  const country = rest.at(-1) ?? '';
  if (rest.length > 2 && (isCountryName(country) || readCountryCode(country) !== null)) {
    found.country = country;
    const [, city = '', state = '', zip = ''] = TOWN.exec(rest.at(-2) ?? '') ?? [];
    Object.assign(found, { city, state, zip });
    rest.length -= city === '' ? 1 : 2;
  }
  if (found.email !== undefined || found.phone !== undefined) found.name = rest.shift() ?? '';
  if (found.name === undefined || !/^\d/u.test(rest[0] ?? '')) found.organization = rest.shift() ?? '';
  found.address = rest.join('\n');
  return found;
}
