import type { ContactDraft } from '../read/draft.js';
import { layout } from '../read/layout.js';
import { asWell, contactLines, ending } from '../values/contact-lines.js';
import { isStreet } from '../values/street.js';
import { RPSL } from './rpsl.js';

/** Labels of objects that have no place in the wire format: checks of eligibility and of reachability. */
const UNREAD = `type | anonymous | obsoleted | source | idstatus | eligstatus | eligsource | eligdate | reachmedia |
  reachstatus | reachsource | reachdate | trouble`;

const ofKeys = (field: string): string => [1, 2, 3, 4, 5, 6].map((n) => `key${n}-${field}`).join(' | ');

/** AFNIC's comments that are not part of the notice. */
const NO_NOTICE =
  /^(?:This is the AFNIC|(?:complete|short) date format|version {0,20}:|.{0,10}'-h'|\[\S{1,64} REQUEST\]|RL Net|Too many|No entries found|NOT FOUND)/iu;

/** `75001 Paris`, `78181 Saint Quentin en Yvelines Cedex`, `2 Dublin`: the postal code comes first, whatever the country. */
const TOWN =
  /^(?<zip>(?=\S{0,9}\d)[A-Z\d][A-Z\d-]{2,9}(?: \d[A-Z]{2})?|\d{1,2}(?= Dublin)) (?!(?:rue|avenue|av|boulevard|bd|place|chemin|route|impasse|all[eé]e|quai|cours|passage|square)\b)(?<city>\p{L}[^\d\n]{1,60}?(?: cedex(?: \d{1,2})?)?)$/iu;

/**
 * AFNIC's servers for .fr and the overseas territories. The type in a contact's object says whether `contact` is the name of a person or
 * of an organization.
 */
export const AFNIC = layout({
  on: RPSL,
  dates: 'dmy',
  beside: `
    complete date format: {…} | short date format: {…} | version: {…} | RL Net {…} |
    {1-1} REQUEST] >> {0-2} {domain} | {…}Use '-h' option to obtain more information about this service |
    Option '-h' tells you more about this service | This is the AFNIC Whois server. {…} | o . {…} | Rights restricted by copyright. {…} | ERROR
  `,
  phrases: {
    throttled: 'Too many requests | Too many requests...',
    available: 'No entries found in the AFNIC Database | NOT FOUND',
  },
  labels: {
    status: 'eppstatus',
    registrar: 'registrar',
    expires_on: 'Expiry Date',
    'object.name': 'contact',
    'event.deletion': 'deleted',
    'dnssec.key_tag': ofKeys('tag'),
    'dnssec.algorithm': ofKeys('algo'),
    'dnssec.digest_type': ofKeys('dgst-t'),
    'dnssec.digest': ofKeys('dgst'),
    '-': `hold | pending | anniversary | nsl-id | ns-list | dsl-id | ds-list | remarks | ${UNREAD}`,
  },
  contact: {
    name: 'contact',
    '-': `eppstatus | website | ${UNREAD}`,
  },
  // Town and postal code stay in the address, where existing clients expect them.
  address: contactLines(asWell(ending(TOWN))),
  registrar: {
    url: 'website',
    email: 'e-mail',
    phone: 'phone',
    address: 'address | country',
    '-': `fax-no | registered | eppstatus | ${UNREAD}`,
  },
  status: { reserved: 'NOT_OPEN | NOT_OPENED', suspended: 'FROZEN | BLOCKED' },
  disclaimer: { skip: NO_NOTICE },
  postprocess: (draft, lines) => {
    const organizations = new Set<string>();
    let id = '';
    for (const { label, value } of lines) {
      if (label.toLowerCase() === 'nic-hdl') id = value.toLowerCase();
      else if (label.toLowerCase() === 'type' && value === 'ORGANIZATION') organizations.add(id);
    }
    for (const contact of draft.objects) nameOrganization(contact, organizations);
  },
});

/** The first of three or more lines of a person's address is the organization, unless it is a street. */
function nameOrganization(contact: ContactDraft, organizations: ReadonlySet<string>): void {
  if (contact.id !== null && organizations.has(contact.id.toLowerCase())) {
    contact.organization = contact.name;
    contact.name = null;
    return;
  }
  const [first, ...rest] = contact.address?.split('\n') ?? [];
  if (first === undefined || rest.length < 2 || isStreet(first)) return;
  contact.organization ??= first;
  contact.address = rest.join('\n');
}
