import type { ContactDraft } from '../read/draft.js';
import { layout } from '../read/layout.js';
import { inParagraphs, RPSL } from './rpsl.js';

/** Labels of objects that the wire format has no place for: checks of eligibility and of reachability. */
const UNREAD = `type | anonymous | obsoleted | source | idstatus | eligstatus | eligsource | eligdate | reachmedia |
  reachstatus | reachsource | reachdate | trouble`;

const ofKeys = (field: string): string => [1, 2, 3, 4, 5, 6].map((n) => `key${n}-${field}`).join(' | ');

/** What AFNIC's comments say beside the notice of rights. */
const NO_NOTICE =
  /^(?:This is the AFNIC|(?:complete|short) date format|version {0,20}:|.{0,10}'-h'|\[\S{1,64} REQUEST\]|RL Net|Too many|No entries found|NOT FOUND)/iu;

/** A first line that begins with a number and a blank, or with a word for a street or a building. */
const STREET =
  /^(?:\d{1,6}\s?(?:bis|ter)?[\s,]|(?:rue|avenue|av|boulevard|bd|place|chemin|route|impasse|all[eé]e|quai|immeuble|r[eé]sidence|b[aâ]timent|bat|lieu[- ]dit|bp|zone|za|zi|cs)\b)/iu;

/**
 * AFNIC's servers for .fr and the overseas territories. The type of a contact, which stands in its
 * object, says whether `contact` is a person's or an organization's name.
 */
export const AFNIC = layout({
  on: RPSL,
  zone: 'Europe/Paris',
  dates: 'dmy',
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
  registrar: {
    url: 'website',
    '-': `address | country | phone | fax-no | e-mail | registered | eppstatus | ${UNREAD}`,
  },
  status: { reserved: 'NOT_OPEN | NOT_OPENED', suspended: 'FROZEN | BLOCKED' },
  disclaimer: { skip: NO_NOTICE },
  postprocess: (draft, lines) => {
    const organizations = new Set<string>();
    let id = '';
    for (const [{ label, value }] of inParagraphs(lines)) {
      if (label.toLowerCase() === 'nic-hdl') id = value.toLowerCase();
      else if (label.toLowerCase() === 'type' && value === 'ORGANIZATION') organizations.add(id);
    }
    for (const contact of draft.objects) nameOrganization(contact, organizations);
  },
});

/** Of a person's or role's address the first of three lines or more is the organization, if it is no street. */
function nameOrganization(contact: ContactDraft, organizations: ReadonlySet<string>): void {
  if (contact.id !== null && organizations.has(contact.id.toLowerCase())) {
    contact.organization = contact.name;
    contact.name = null;
    return;
  }
  const [first, ...rest] = contact.address?.split('\n') ?? [];
  if (first === undefined || rest.length < 2 || STREET.test(first)) return;
  contact.organization ??= first;
  contact.address = rest.join('\n');
}
