import { type Kind, type Node, OBJECTS } from './nodes.js';
import type { Json, RdapHttp } from './types.js';

/** A value that breaks a rule. `path` continues that of the object: `.events`, or '' for the object itself. */
export interface Broken {
  path: string;
  /** Undefined where something is missing. */
  found: unknown;
}

/** What a rule may look at besides the object itself. */
export interface Context {
  document: Json;
  http: RdapHttp | null;
}

/** Finds what breaks a rule that one member does not decide. */
export type FindBroken = (value: Json, context: Context, node: Node) => Broken[];

/**
 * A rule: its id; its section, as {@link sectionOf} of its table reads it; the kinds of objects that it is about, `object` for every object class; what it
 * looks at; and what it asks for, as the end of "expected …".
 *
 * It looks at a member that `is` must be true of, if it is there; with `!` it must be there, and with `[]` each item of the list is looked at. Other
 * rules have a function.
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

/** A row, read. */
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
