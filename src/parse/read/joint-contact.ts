import type { Line } from '../text/lines.js';
import type { Draft } from './draft.js';
import type { Role } from './target.js';

/** Words of headings that name several roles. */
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

/** A role that has no place in the wire format. */
const ZONE = 'zone';

/** Separators and words between the roles. */
const BETWEEN: ReadonlySet<string> = new Set(
  'contact contacts and info information details domain'.split(' '),
);

/** Characters. Longer lines are not headings. */
const MAX_HEADING = 90;

const ORDER: readonly Role[] = ['registrant', 'admin', 'technical', 'billing'];

/** If each of these roles has a block of its own, no block is shared. */
const MAIN: readonly Role[] = ['registrant', 'admin', 'technical'];

/** How such a heading begins. Most lines are excluded by it. */
const OPENS = /^(?:registrant|owner|holder|admin|tech|billing|zone)/iu;

/** `Technical Administrator` is one role. */
const JOINS = /[,/&+]|\band\b/iu;

const WORDS = /[\p{L}\d]+/gu;

/** The roles in `Registrant, Administrative Contact, Technical Contact`; empty if the heading has any other word. */
export function jointRoles(words: readonly string[]): readonly Role[] {
  const roles = new Set<Role | typeof ZONE>();
  for (const word of words) {
    const role = word === ZONE ? ZONE : ROLES.get(word);
    if (role !== undefined) roles.add(role);
    else if (!BETWEEN.has(word)) return [];
  }
  return roles.size < 2 ? [] : ORDER.filter((role) => roles.has(role));
}

/** Copies the contact of a block whose heading names several roles to all of them: `Administrative Contact, Technical Contact:`, `Registrant/Admin/Tech`. */
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
