import type { Line } from '../text/lines.js';
import type { Draft } from './draft.js';
import type { Role } from './target.js';

/** Words of a heading that says whose block stands below it, where it is more than one's. */
const ROLES: ReadonlyMap<string, Role> = new Map([
  ['registrant', 'registrant'],
  ['owner', 'registrant'],
  ['holder', 'registrant'],
  ['admin', 'admin'],
  ['administrative', 'admin'],
  ['administration', 'admin'],
  ['administrator', 'admin'],
  ['tech', 'technical'],
  ['technical', 'technical'],
  ['billing', 'billing'],
]);

/** A role that the wire format has no place for. */
const ZONE = 'zone';

/** What stands between them. */
const BETWEEN: ReadonlySet<string> = new Set(
  'contact contacts and info information details domain'.split(' '),
);

/** Longer is no heading. */
const MAX_HEADING = 90;

const ORDER: readonly Role[] = ['registrant', 'admin', 'technical', 'billing'];

/** Where all of these stand in blocks of their own, none is shared. */
const MAIN: readonly Role[] = ['registrant', 'admin', 'technical'];

/** How such a heading begins, so that few lines are looked at for long. */
const OPENS = /^(?:registrant|owner|holder|admin|tech|billing|zone)/iu;

/** `Technical Administrator` is one person in one role. */
const JOINS = /[,/&+]|\band\b/iu;

const WORDS = /[\p{L}\d]+/gu;

/** Roles of `Registrant, Administrative Contact, Technical Contact`, by its words; none where another word is among them. */
export function jointRoles(words: readonly string[]): readonly Role[] {
  const roles = new Set<Role | typeof ZONE>();
  for (const word of words) {
    const role = word === ZONE ? ZONE : ROLES.get(word);
    if (role !== undefined) roles.add(role);
    else if (!BETWEEN.has(word)) return [];
  }
  return roles.size < 2 ? [] : ORDER.filter((role) => roles.has(role));
}

/** `Administrative Contact, Technical Contact:`, `Registrant/Admin/Tech`: who is contact in one block is so in all its roles. */
export function shareJointContact(draft: Draft, lines: readonly Line[]): void {
  const had = ORDER.filter((role) => draft[role].length > 0);
  if (had.length === 0 || MAIN.every((role) => had.includes(role))) return;
  for (const line of lines) {
    const heading = line.label === '' ? line.value : line.label;
    if (heading.length > MAX_HEADING || !OPENS.test(heading) || !JOINS.test(heading)) continue;
    const roles = jointRoles(heading.toLowerCase().match(WORDS) ?? []);
    const from = roles.find((role) => had.includes(role));
    if (from === undefined) continue;
    for (const role of roles) if (draft[role].length === 0) draft[role].push(...draft[from]);
  }
}
