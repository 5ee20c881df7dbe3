import { explain, type ParseInput } from '../parse/index.js';
import { copyButtons } from './copying.js';
import { el } from './dom.js';
import { linksOf } from './links.js';
import { linkBoth } from './pointing.js';
import { propertiesView } from './properties.js';
import { recordView } from './record.js';
import { rove } from './roving.js';
import { STATUSES } from './statuses.js';
import { timeLine } from './time-line.js';
import { Values } from './values.js';

export interface Question {
  domain: string | null;
  host: string | null;
}

/** Explains a record: a summary, then the record next to its properties. `say` announces what a button did. */
export function resultOf(
  input: ParseInput,
  { domain, host }: Question,
  say: (text: string) => void,
): HTMLElement {
  const explanation = explain(input, {
    ...(domain !== null && { domain }),
    ...(host !== null && { host }),
  });
  const { properties, parts } = explanation;
  const values = new Values();
  const { word, form, tone, means } = STATUSES[properties.status];
  const head = el(
    'header',
    {},
    el('h2', { tabindex: '-1' }, properties.domain ?? domain ?? 'A record without a domain name'),
    el(
      'dl',
      { class: 'status' },
      el(
        'div',
        {},
        el('dt', { class: 'hidden' }, 'status'),
        values.item(
          { path: 'status', text: word },
          el('span', { class: `badge ${tone}` }, el('span', { 'aria-hidden': 'true' }, `${form} `), word),
          el('span', { class: 'means' }, ` ${means}`),
        ),
      ),
    ),
    timeLine(properties, Date.now(), values),
    copyButtons(properties, say),
  );
  rove(head, values.within(head));
  const record = recordView(parts);
  const caption = el('p', { class: 'caption', role: 'status' }, 'Point at a value or at a line.');
  const columns = el('div', { class: 'columns' }, record.element, propertiesView(explanation, values));
  linkBoth(explanation, linksOf(explanation), record, values, caption);
  return el('article', {}, head, columns, caption);
}
