import type { Explanation } from '../parse/index.js';
import { el } from './dom.js';
import { eppMeaning } from './epp.js';
import { type Section, sectionsOf } from './fields.js';
import { rove } from './roving.js';
import { tip } from './tip.js';
import type { Values } from './values.js';

/** So many are shown of what is no property: a record has a dozen or two. */
const MOST_UNPLACED = 500;

/** What was read, section by section, what is printed beside it, and what a careful reader should know. */
export function propertiesView(explanation: Explanation, values: Values): HTMLElement {
  const { properties, unplaced, warnings } = explanation;
  const beside: Section = {
    title: 'Printed, and no property',
    rows: unplaced.slice(0, MOST_UNPLACED).map(({ label, value }, index) => ({
      label: label === '' ? 'no label' : label,
      values: [{ path: `unplaced.${index}`, text: value }],
    })),
  };
  const sections = [...sectionsOf(properties), ...(beside.rows.length > 0 ? [beside] : [])];
  const element = el(
    'section',
    { class: 'properties', 'aria-labelledby': 'properties-title' },
    el('h3', { id: 'properties-title' }, 'What was read'),
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
