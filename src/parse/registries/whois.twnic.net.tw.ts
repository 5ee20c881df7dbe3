import type { Draft } from '../read/draft.js';
import { registry } from '../read/layout.js';
import { asWell, byForm, contactLines, ending, type Step, when } from '../values/contact-lines.js';

const MAILBOX = /^(?<name>.{0,200}?)\s{0,8}(?<email>[^\s@]{1,64}@[^\s@]{1,255})$/u;

const HIDDEN = /^\(.{1,60}\)$/u;

/** On one line with the street, which stays whole: `…, Sample City, Taipei Hsien, Taiwan ROC`, `…, Taipei 104, Taiwan`. */
const PLACE =
  /^(?:[^\n]{0,300}, {0,2})?(?<city>[A-Z][A-Za-z' -]{1,40} City|(?:New )?Taipei|Taichung|Tainan|Kaohsiung|Keelung|Hsinchu|Chiayi|Taoyuan)(?:,? (?<zip>\d{3}(?:-?\d{2,3})?))?(?:, {0,2}(?<state>[^,\n]{2,40} (?:Hsien|County)))?(?:, {0,2}(?<country>Taiwan[^,\n]{0,12}))?\.?$/u;

/**
 * `Example Person  person@example.com`, and above it the organization: on one line, or on two if it has a name in Latin letters as well. A
 * hidden registrant, `(Redacted)`, is read as a name.
 */
export const nameBesideMailbox: Step = (lines, found) => {
  const count = lines.length;
  const at = lines.findIndex((line) => MAILBOX.test(line));
  const organization = lines.splice(0, at < 0 ? ownName(lines) : at).join(' ');
  Object.assign(found, at < 0 ? {} : MAILBOX.exec(lines.shift() ?? '')?.groups);
  // A person's address is on the line below the name.
  const person = found.name === '' && at === 1 && count === 2;
  if (person || (count === 1 && HIDDEN.test(organization))) found.name = organization;
  else found.organization = organization;
};

/** Returns how many lines a name takes: two if it is printed in Chinese and then in Latin letters. */
const ownName = ([first = '', second = '']: readonly string[]): number =>
  /^\P{ASCII}/u.test(first) && /^\p{ASCII}{1,200}$/u.test(second) ? 2 : 1;

/**
 * TWNIC: blocks of organization, `Name e-mail`, numbers, street lines, `City, State`, country. Names that were registered before about 2007 about 2007
 * have the organization in the first column, and a person under `Contact:`.
 */
export default registry({
  aliases: ['whois.twnic.net'],
  suffixes: ['tw', 'xn--kprw13d', 'xn--kpry57d'],
  phrases: { available: 'No Found' },
  labels: {
    domain: 'Domain Name',
    status: 'Domain Status',
    registrant: 'Registrant | Contact',
    admin: 'Administrative Contact',
    technical: 'Technical Contact',
    nameserver: 'Domain servers in listed order',
    'registrar.name': 'Registration Service Provider',
    'registrar.url': 'Registration Service URL',
  },
  contact: { phone: 'TEL', fax: 'FAX', registrant: 'Contact' },
  prefixes: { expires_on: 'Record expires on', created_on: 'Record created on' },
  block: contactLines(
    nameBesideMailbox,
    byForm({ 'phone | fax': /^\+?\d[\d.#() -]{4,30}$/u, country: /^[A-Z]{2}$/u }),
    ending(/^(?<city>\p{L}[^\d,]{1,60}), (?<state>\p{L}[^\d,]{1,60})$/u),
    when({ missing: ['city'] }, asWell(ending(PLACE))),
  ),
  postprocess: joinPerson,
});

/** The registrant, and in a section of its own the contact person: one registrant. */
export function joinPerson({ registrant }: Draft): void {
  const [holder, person] = registrant;
  if (holder === undefined || person === undefined) return;
  for (const field of ['name', 'email', 'phone', 'fax'] as const) holder[field] ??= person[field];
  registrant.length = 1;
}
