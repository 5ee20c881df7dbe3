import type { Properties } from '../parse/index.js';
import { age, dayOf, deadline, relative } from './dates.js';
import { el } from './dom.js';
import type { Values } from './values.js';

const DATES = [
  { path: 'created_on', label: 'created', inWords: age },
  { path: 'updated_on', label: 'updated', inWords: relative },
  { path: 'expires_on', label: 'expires', inWords: deadline },
] as const;

/** Shows when the name was created and updated and when it expires, in words too, and where today is between them. Null without a date. */
export function timeLine(
  properties: Pick<Properties, (typeof DATES)[number]['path']>,
  now: number,
  values: Values,
): HTMLElement | null {
  const dates = DATES.flatMap(({ path, label, inWords }) => {
    const date = properties[path];
    const time = date === null ? Number.NaN : Date.parse(date);
    return date === null || Number.isNaN(time) ? [] : [{ path, label, date, time, inWords }];
  });
  if (dates.length === 0) return null;
  const times = [...dates.map(({ time }) => time), now];
  const [from, to] = [Math.min(...times), Math.max(...times)];
  const share = (time: number): string => `${to === from ? 0 : (100 * (time - from)) / (to - from)}%`;
  const dot = (kind: string, time: number): HTMLElement => dotAt(kind, share(time));
  const passed = el('span', { class: 'passed' });
  passed.style.width = share(now);
  return el(
    'section',
    { class: 'tile time-line', 'aria-label': 'Time line' },
    el(
      'div',
      { class: 'track', 'aria-hidden': 'true', 'data-from': String(from), 'data-to': String(to) },
      passed,
      ...dates.map(({ label, time }) => dot(label, time)),
      dot('today', now),
    ),
    el(
      'dl',
      {},
      ...dates.map(({ path, label, date, time, inWords }) =>
        el(
          'div',
          { class: label },
          el('dt', {}, label),
          values.item(
            { path, text: date },
            el('time', { datetime: date }, dayOf(date)),
            el('span', { class: 'relative' }, ` ${inWords(time, now)}`),
          ),
        ),
      ),
    ),
  );
}

/** Marks more times on the time line within a page, such as those of versions. Times outside its range are marked at its ends. */
export function markTimes(page: HTMLElement, kind: string, times: readonly number[]): void {
  const track = page.querySelector<HTMLElement>('.track');
  if (track === null) return;
  const [from, to] = [Number(track.dataset.from), Number(track.dataset.to)];
  for (const time of times) {
    const share = to === from ? 0 : (time - from) / (to - from);
    track.append(dotAt(kind, `${100 * Math.min(1, Math.max(0, share))}%`));
  }
}

function dotAt(kind: string, left: string): HTMLElement {
  const mark = el('span', { class: `dot ${kind}` });
  // Set through the DOM, which the content security policy allows: an attribute would need `unsafe-inline`.
  mark.style.left = left;
  return mark;
}
