import { normalizeLabel, splitCapitals } from '../text/label.js';
import { CONTACT_MEMBERS } from '../words/contact.js';
import { DOMAIN_LABELS } from '../words/domain.js';
import { REGISTRAR_LABELS, REGISTRAR_MEMBERS } from '../words/registrar.js';
import { OTHER_ROLES, ROLE_WORDS } from '../words/roles.js';
import { type LabelRows, rows } from './label-rows.js';
import type { ContactField, Role, Target } from './target.js';

/**
 * In place of a target: these labels say what they are, and mean what the vocabulary says.
 * `'Name | Street Address | Phone': 'as named'`
 */
export type AsNamed = 'as named';

export type Table = 'labels' | 'contact' | 'registrar';

type Vocabulary = Readonly<Partial<Record<string, readonly string[]>>>;

/** What each table's labels can be named for. Of two that list a label the first has it. */
const VOCABULARIES: Readonly<Record<Table, readonly Vocabulary[]>> = {
  labels: [DOMAIN_LABELS, REGISTRAR_LABELS, { other: OTHER_ROLES }, ROLE_WORDS],
  contact: [CONTACT_MEMBERS],
  registrar: [REGISTRAR_MEMBERS],
};

/** The vocabularies by label, each made where the first module asks. */
const known: Partial<Record<Table, Map<string, string>>> = {};

function vocabulary(table: Table): Map<string, string> {
  const found = known[table] ?? new Map<string, string>();
  if (found.size === 0)
    for (const words of VOCABULARIES[table])
      for (const [target, labels] of Object.entries(words))
        for (const label of labels ?? []) if (target !== '-' && !found.has(label)) found.set(label, target);
  known[table] = found;
  return found;
}

/** One row for each label, with what those that are `as named` mean in that table. */
export function targets<T extends string>(table: Table, declared: LabelRows<T | AsNamed> = {}): LabelRows<T> {
  const plain = rows<string>(declared);
  if (!Object.values(plain).includes('as named')) return plain as LabelRows<T>;
  const meant = Object.entries(plain).map(([label, target]) => [
    label,
    target === 'as named' ? meaningOf(table, label) : target,
  ]);
  return Object.fromEntries(meant) as LabelRows<T>;
}

function meaningOf(table: Table, label: string): string {
  const words = vocabulary(table);
  const meaning = words.get(normalizeLabel(label)) ?? words.get(normalizeLabel(splitCapitals(label)));
  if (meaning === undefined)
    throw new TypeError(`${JSON.stringify(label)} does not say what it is in "${table}"`);
  return meaning;
}

/**
 * Labels that carry their contact's role, `Owner Name`: in `roles` the field's label stands for the `*`, as in
 * `'Owner *': 'registrant'`. A contact without a place in the wire format has the role `-`.
 */
export function forRoles(
  roles: LabelRows<Role | '-'>,
  fields: LabelRows<ContactField | '-' | AsNamed>,
): Record<string, Target> {
  const labels: Record<string, Target> = {};
  const members = Object.entries(targets('contact', fields));
  for (const [pattern, role] of Object.entries(rows(roles)))
    for (const [label, field] of members)
      labels[pattern.replace('*', () => label)] = role === '-' || field === '-' ? '-' : `${role}.${field}`;
  return labels;
}
