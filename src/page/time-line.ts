import type { Properties } from '../parse/index.js';
import { dayOf, relative } from './dates.js';
import { el } from './dom.js';
import type { Values } from './values.js';

const DATES = [
  ['created_on', 'created'],
  ['updated_on', 'updated'],
  ['expires_on', 'expires'],
] as const;

/**
 * Created, updated and expires, each with how long ago it was or how soon it comes, and where today stands between. Null where the
 * record has none of the three.
 */
export function timeLine(properties: Properties, now: number, values: Values): HTMLElement | null {
  const dates = DATES.flatMap(([path, label]) => {
    const date = properties[path];
    const time = date === null ? Number.NaN : Date.parse(date);
    return date === null || Number.isNaN(time) ? [] : [{ path, label, date, time }];
  });
  if (dates.length === 0) return null;
  const times = [...dates.map(({ time }) => time), now];
  const [from, to] = [Math.min(...times), Math.max(...times)];
  const share = (time: number): string => `${to === from ? 0 : (100 * (time - from)) / (to - from)}%`;
  const dot = (kind: string, time: number): HTMLElement => {
    const mark = el('span', { class: `dot ${kind}` });
    // By the object model, which the policy for styles allows: an attribute would need `unsafe-inline`.
    mark.style.left = share(time);
    return mark;
  };
  const passed = el('span', { class: 'passed' });
  passed.style.width = share(now);
  return el(
    'section',
    { class: 'time-line', 'aria-label': 'Time line' },
    el(
      'div',
      { class: 'track', 'aria-hidden': 'true' },
      passed,
      ...dates.map(({ label, time }) => dot(label, time)),
      dot('today', now),
    ),
    el(
      'dl',
      {},
      ...dates.map(({ path, label, date, time }) =>
        el(
          'div',
          { class: label },
          el('dt', {}, label),
          values.item(
            { path, text: date },
            el('time', { datetime: date }, dayOf(date)),
            el('span', { class: 'relative' }, ` ${relative(time, now)}`),
          ),
        ),
      ),
    ),
  );
}
