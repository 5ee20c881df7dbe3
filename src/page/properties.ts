import type { Explanation } from '../parse/index.js';
import { el } from './dom.js';
import { eppMeaning } from './epp.js';
import { type Section, sectionsOf } from './fields.js';
import { rove } from './roving.js';
import { tip } from './tip.js';
import type { Values } from './values.js';

/** Shown of what is not part of the properties: a record has a dozen or two. */
const MAX_UNPLACED = 500;

/** Shows the properties by section, what else is printed, and the warnings. */
export function propertiesView(explanation: Explanation, values: Values): HTMLElement {
  const { properties, unplaced, warnings } = explanation;
  const beside: Section = {
    title: 'Printed, but not part of the properties',
    rows: unplaced.slice(0, MAX_UNPLACED).map(({ label, value }, index) => ({
      label: label === '' ? 'no label' : label,
      values: [{ path: `unplaced.${index}`, text: value }],
    })),
  };
  const sections = [...sectionsOf(properties), ...(beside.rows.length > 0 ? [beside] : [])];
  const element = el(
    'section',
    { class: 'properties', 'aria-labelledby': 'properties-title' },
    el('h3', { id: 'properties-title' }, 'Properties'),
    ...warnings.map(({ message }) => el('p', { class: 'warning' }, `⚠ ${message}`)),
    statusesGroup(properties.statuses, values),
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

function statusesGroup(statuses: readonly string[], values: Values): HTMLElement | null {
  if (statuses.length === 0) return null;
  const items = statuses.map((text, index) => {
    const item = values.item({ path: `statuses.${index}`, text });
    const meaning = eppMeaning(text);
    if (meaning !== null) tip(item, meaning);
    return item;
  });
  return group('Statuses', [['as printed', items]]);
}

const group = (title: string, rows: [label: string, items: HTMLElement[]][]): HTMLElement =>
  el(
    'section',
    { class: 'group' },
    el('h4', {}, title),
    el('dl', {}, ...rows.map(([label, items]) => el('div', {}, el('dt', {}, label), ...items))),
  );
