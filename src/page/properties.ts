import type { Explanation } from '../parse/index.js';
import { el } from './dom.js';
import { type Section, sectionsOf } from './fields.js';
import { rove } from './roving.js';
import type { Values } from './values.js';

/** Shown of what is not part of the properties: a record has a dozen or two. */
const MAX_UNPLACED = 500;

/** Shows the properties that have no item yet, by section, and what else is printed. Null if there is nothing of either. */
export function propertiesView(explanation: Explanation, values: Values): HTMLElement | null {
  const { properties, unplaced } = explanation;
  const others: Section = {
    title: 'Printed, but not part of the properties',
    rows: unplaced
      .map(({ label, value, use }, index) => ({
        // What another line said first is shown as the property that it is.
        isNew: use !== 'value',
        label: label === '' ? 'no label' : label,
        values: [{ path: `unplaced.${index}`, text: value }],
      }))
      .filter(({ isNew }) => isNew)
      .slice(0, MAX_UNPLACED),
  };
  const sections = [...sectionsOf(properties), others].flatMap(({ title, rows }) => {
    const left = rows
      .map((row) => ({ ...row, values: row.values.filter(({ path }) => !values.has(path)) }))
      .filter((row) => row.values.length > 0);
    return left.length === 0 ? [] : [{ title, rows: left }];
  });
  if (sections.length === 0) return null;
  const element = el(
    'section',
    { class: 'properties', 'aria-labelledby': 'properties-title' },
    el('h3', { id: 'properties-title' }, 'Further properties'),
    ...sections.map(({ title, rows }) =>
      group(
        title,
        rows.map((row) => [row.label, row.values.map((value) => values.item(value))]),
      ),
    ),
  );
  rove(element, values.within(element));
  return element;
}

/** Rows below a title: a label, and the items of its values. */
export const group = (title: string, rows: [label: string, items: HTMLElement[]][]): HTMLElement =>
  el(
    'section',
    { class: 'group' },
    el('h4', {}, title),
    el('dl', {}, ...rows.map(([label, items]) => el('div', {}, el('dt', {}, label), ...items))),
  );
