import type { BlockReader } from '../contact-block.js';
import { readCountryCode } from '../country.js';
import type { Draft } from '../draft.js';
import { registry } from '../registry.js';

/**
 * TWNIC: blocks of organization, `Name  e-mail`, numbers, street lines, country. Names that were
 * registered before 2007 or so have the organization at the first column, and a person under `Contact:`.
 */
export default registry({
  aliases: ['whois.twnic.net'],
  suffixes: ['tw', 'xn--kprw13d', 'xn--kpry57d'],
  spec: () => ({
    says: { available: 'No Found', reserved: 'Reserved Name', invalid: 'Invalid domain name' },
    prepare: (lines) =>
      lines.map((line) => (line.label === 'Contact' && line.value === '' ? line.with(PERSON, '') : line)),
    labels: {
      'Domain Name | Domain Status | Registrant': 'as named',
      [PERSON]: 'registrant',
      'Administrative Contact | Technical Contact | Domain servers in listed order': 'as named',
      'Registration Service Provider': 'registrar.name',
      'Registration Service URL': 'registrar.url',
    },
    prefixes: {
      'Record expires on': 'expires_on',
      'Record created on': 'created_on',
      'Record last updated on': 'updated_on',
    },
    contact: { TEL: 'phone', FAX: 'fax' },
    block: readContact,
    finish: joinPerson,
  }),
});

const PERSON = 'Registrant Contact';
const MAIL = /^(.{0,200}?)\s{0,8}([^\s@]{1,64}@[^\s@]{1,255})$/u;
const HIDDEN = /^\(.{1,60}\)$/u;
const NUMBER = /^\+?\d[\d.#() -]{4,30}$/u;

function readContact(lines: readonly string[]): ReturnType<BlockReader> {
  const found: ReturnType<BlockReader> = {};
  const at = lines.findIndex((line) => MAIL.test(line));
  const above = at < 0 ? ownName(lines) : at;
  const [, name = '', email = ''] = MAIL.exec(lines[at] ?? '') ?? [];
  Object.assign(found, { name, email });
  const organization = lines.slice(0, above).join(' ');
  // A person has its address on the line below its name.
  if (name === '' && email !== '' && at === 1 && lines.length === 2) found.name = organization;
  else if (lines.length === 1 && HIDDEN.test(organization)) found.name = organization;
  else found.organization = organization;
  const street: string[] = [];
  for (const line of lines.slice(at < 0 ? above : at + 1)) {
    if (NUMBER.test(line)) found[found.phone === undefined ? 'phone' : 'fax'] ??= line;
    else if (readCountryCode(line) !== null) found.country = line;
    else street.push(line);
  }
  found.address = street.join('\n');
  return found;
}

/** How many lines a name takes: two where it stands in Chinese and then in Latin letters. */
const ownName = ([first = '', second = '']: readonly string[]): number =>
  /^\P{ASCII}/u.test(first) && /^\p{ASCII}{1,200}$/u.test(second) ? 2 : 1;

function joinPerson({ registrant }: Draft): void {
  const [holder, person] = registrant;
  if (holder === undefined || person === undefined) return;
  for (const field of ['name', 'email', 'phone', 'fax'] as const) holder[field] ??= person[field];
  registrant.length = 1;
}
