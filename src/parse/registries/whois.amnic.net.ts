import type { BlockReader } from '../contact-block.js';
import { takeByForm } from '../fields/by-form.js';
import { registry } from '../registry.js';

/** AM NIC: contacts in lines, the town before state and postal code. */
export default registry({
  aliases: ['whois.nic.am'],
  suffixes: ['am', 'xn--y9a3aq'],
  marks: ['%AM TLD whois server'],
  spec: () => ({
    zone: 'Asia/Yerevan',
    says: {
      available: 'No match',
      reserved: 'Reserved name: {…} | Reserved name',
      invalid: 'Invalid domain name{…} | Bad domain name{…}',
    },
    labels: {
      'Domain name | Registrar | Status | Registrant | Administrative contact': 'as named',
      'Technical contact | DNS servers | Registered | Last modified | Expires': 'as named',
    },
    status: { 'registrar locked | registry locked': 'record' },
    block: readContact,
  }),
});

/** Name, organization where a person stands before it, street, `Town, State, Postal code`, country, mailbox, telephone, fax. */
function readContact(lines: readonly string[]): ReturnType<BlockReader> {
  const at = lines.findIndex((line) => /^[A-Z]{2}$/u.test(line));
  const end = at < 0 ? lines.length : at;
  const { found } = takeByForm(lines.slice(end + 1), { email: /@/u, phone: /^[^@]+$/u, fax: /^[^@]+$/u });
  found.country = lines[at] ?? '';
  const rest = lines.slice(0, end);
  const town = /^([^,]{1,80}),(?:([^,]{1,60}),)?\s{0,4}([\dA-Z][\w -]{2,12})$/u.exec(rest.at(-1) ?? '');
  if (town !== null && /\d/u.test(town[3] ?? '')) {
    rest.pop();
    const [, city = town[1], state = town[2]] = /^(.{2,60}) ([A-Z]{2})$/u.exec(town[1] ?? '') ?? [];
    found.city = city?.trim() ?? '';
    found.state = state?.trim() ?? '';
    found.zip = town[3] ?? '';
  }
  found.name = rest.shift() ?? '';
  // A holder has no person; a contact has both, and a street with a number below.
  if (found.email !== undefined && rest.length > 1) found.organization = rest.shift() ?? '';
  return { ...found, address: rest.join('\n') };
}
