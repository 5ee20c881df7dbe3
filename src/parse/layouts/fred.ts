import { layout } from '../read/layout.js';
import type { Line } from '../text/lines.js';
import { asWell, below, contactLines, ending, nation } from '../values/contact-lines.js';
import { RPSL } from './rpsl.js';

/** Labels that belong to the domain in its own paragraph, and to a set of nameservers or keys in the set's paragraph. */
const SET_LABELS = ['created', 'changed', 'registrar', 'status'] as const;

/** Town (`Praha 3`), postal code, perhaps a province, each on a line below the street. */
const TOWN =
  /^(?<city>\p{L}[^\d\n]{0,80}(?: \d{1,2})?)\n(?<zip>(?=[^\n]{0,12}\d)[A-Z\d][A-Z\d -]{1,11})(?:\n(?<state>\p{L}[^\d\n]{0,80}))?$/u;

const SETS: ReadonlySet<string> = new Set(['nsset', 'keyset', 'nserver', 'dnskey', 'ds']);

/**
 * FRED, CZ.NIC's registry software, used by several registries: RPSL's paragraphs, with contacts, sets of nameservers and sets of keys as
 * objects of their own. The words for statuses are those in FRED's source.
 */
export const FRED = layout({
  on: RPSL,
  beside: 'Intended use of supplied data and information',
  prepare: keepSetsApart,
  phrases: {
    available: 'ERROR:101: no entries found | No entries found',
    throttled: 'Your connection limit exceeded. {…}',
  },
  labels: {
    'registrant.handle': 'registrant',
    'registrar.name': 'registrar',
    created_on: 'registered',
    expires_on: 'expire',
    'object.id': 'contact',
    'dnssec.key': 'dnskey',
    '-': 'temp-c | nsset | keyset | validated-to | set created | set changed | set registrar | set status',
  },
  contact: {
    organization: 'org',
    name: 'name',
    address: 'street',
    city: 'city',
    zip: 'postal code',
    id: 'contact',
  },
  status: {
    registered: `
      paid and in zone | Domain expires in 30 days | The domain expires in 30 days |
      Domain is administratively kept in zone | The domain is administratively kept in zone
    `,
    expired: `
      Domain is 30 days after expiration | Domain is 30 days after expiration date |
      The domain is 30 days after expiration
    `,
    pending_delete: 'To be deleted | The domain will be deleted in 11 days | The domain is to be deleted',
    suspended: `
      Domain is administratively kept out of zone | The domain is administratively kept out of zone |
      Administratively kept out of zone
    `,
    inactive: `
      Domain is not generated into zone | The domain isn't generated in the zone |
      Domain isn't generated in the zone
    `,
    // Locks: the record cannot change, but the name is in the zone.
    record: `
      Deletion forbidden | Delete forbidden | Registration renewal forbidden |
      Sponsoring registrar change forbidden | Update forbidden | Registrant change forbidden |
      Administratively blocked | Domain blocked
    `,
  },
  // Town, postal code and state stay in the address, where existing clients expect them.
  address: contactLines(asWell(nation, below(1, ending(TOWN)))),
  disclaimer: {
    skip: /^(?:\(c\)|Domain Information over|This is the|Data served|Whoisd Server|Timestamp:|ERROR:|No entries|Your connection)/u,
  },
  fallback: { 'registrar.id': 'registrar.name' },
});

function keepSetsApart(lines: readonly Line[]): readonly Line[] {
  let first: string | null = null;
  return lines.map((line) => {
    if (line.label === '') {
      if (line.value === '') first = null;
      return line;
    }
    const label = line.label.toLowerCase();
    first ??= label;
    return SETS.has(first) && (SET_LABELS as readonly string[]).includes(label)
      ? line.with(`set ${label}`, line.value)
      : line;
  });
}
