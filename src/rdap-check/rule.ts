import { type Kind, type Node, OBJECTS } from './nodes.js';
import type { Json, RdapHttp } from './types.js';

/** A value that breaks a rule. `path` continues that of the object: `.events`, or '' for the object itself. */
export interface Broken {
  path: string;
  /** Undefined if something is missing. */
  found: unknown;
}

/** What a rule may use in addition to the object itself. */
export interface Context {
  document: Json;
  http: RdapHttp | null;
}

/** Finds what breaks a rule that is not about a single member. */
export type FindBroken = (value: Json, context: Context, node: Node) => Broken[];

/**
 * A rule: its id, its section in short (`readRules` gets a function that writes it out), the kinds of objects that it is about (`object` for
 * every object class), what it checks, and what it expects, as the end of "expected …".
 *
 * Most rules check a member: `is` must be true for its value. With `!` the member must be present, and with `[]` each item of the list is
 * checked. Other rules have a function.
 */
export type Row =
  | readonly [
      id: string,
      section: string,
      on: string,
      member: string,
      is: (value: unknown) => boolean,
      expected: string,
    ]
  | readonly [id: string, section: string, on: string, broken: FindBroken, expected: string];

/** A row in the form in which it is applied. */
export interface Rule {
  id: string;
  section: string;
  expected: string;
  on: ReadonlySet<Kind>;
  member: { name: string; isRequired: boolean; isList: boolean; is: (value: unknown) => boolean } | null;
  broken: FindBroken | null;
}

export function readRules(rows: readonly Row[], sectionOf: (section: string) => string): Rule[] {
  return rows.map((row) => {
    const [id, section, on] = row;
    const common = { id, section: sectionOf(section), on: kindsIn(on) };
    if (row.length === 5) return { ...common, member: null, broken: row[3], expected: row[4] };
    const [, , , member, is, expected] = row;
    const name = member.replace(/[![\]]+$/u, '');
    const read = { name, isRequired: member.includes('!'), isList: member.endsWith('[]'), is };
    return { ...common, member: read, broken: null, expected };
  });
}

const kindsIn = (on: string): ReadonlySet<Kind> =>
  new Set(on.split(' ').flatMap((word) => (word === 'object' ? OBJECTS : [word as Kind])));
