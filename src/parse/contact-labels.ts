import { normalizeLabel, splitCapitals } from './label.js';
import { type LabelRows, labelsOf, rows } from './label-rows.js';
import type { ContactField, Role, Target } from './target.js';
import { CONTACT_MEMBERS } from './vocabulary/contact.js';

let fields: ReadonlyMap<string, ContactField> | undefined;

/** The vocabulary by label, made where the first module asks. The first field that lists a label has it. */
function vocabulary(): ReadonlyMap<string, ContactField> {
  fields ??= new Map(
    Object.entries(CONTACT_MEMBERS)
      .filter(([field]) => field !== '-')
      .reverse()
      .flatMap(([field, labels]) => labels.map((label) => [label, field as ContactField] as const)),
  );
  return fields;
}

/**
 * Labels of a contact that say what they are, `Name | Street Address | Phone`: each is declared for the field
 * that the vocabulary knows it for.
 */
export function fieldsNamed(labels: string): Record<string, ContactField> {
  const named: Record<string, ContactField> = {};
  for (const label of labelsOf(labels)) {
    const known = vocabulary();
    const field = known.get(normalizeLabel(label)) ?? known.get(normalizeLabel(splitCapitals(label)));
    if (field === undefined) throw new TypeError(`${JSON.stringify(label)} does not say which field it is`);
    named[label] = field;
  }
  return named;
}

/**
 * Labels that carry their contact's role, `Owner Name`: in `roles` the field's label stands for the `*`, as in
 * `'Owner *': 'registrant'`. A contact without a place in the wire format has the role `-`.
 */
export function forRoles(
  roles: LabelRows<Role | '-'>,
  fields: LabelRows<ContactField | '-'>,
): Record<string, Target> {
  const labels: Record<string, Target> = {};
  for (const [pattern, role] of Object.entries(rows(roles)))
    for (const [label, field] of Object.entries(rows(fields)))
      labels[pattern.replace('*', label)] = role === '-' || field === '-' ? '-' : `${role}.${field}`;
  return labels;
}
