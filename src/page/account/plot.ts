import { el } from '../dom.js';
import type { Usage } from './types.js';

const DAY_MS = 86_400_000;

/** Of the picture, in its own units: it is scaled to the width of the page. */
const WIDTH = 720;
const HEIGHT = 160;

export interface Bar {
  day: string;
  count: number;
}

/** What was used on each day, refunds deducted; days without use too. */
function barsOf({ from, to, rows }: Usage): Bar[] {
  const used = new Map(rows.map(({ day = '', charged, refunded }) => [day, charged - refunded]));
  const bars: Bar[] = [];
  for (let time = Date.parse(from); time <= Date.parse(to); time += DAY_MS) {
    const day = new Date(time).toISOString().slice(0, 10);
    bars.push({ day, count: used.get(day) ?? 0 });
  }
  return bars;
}

/** The use by day as bars, with the numbers as a table for those who do not see it. A day with more refunds than charges has no bar. */
export function plot(usage: Usage): HTMLElement {
  const bars = barsOf(usage);
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const step = WIDTH / bars.length;
  const picture = svg('svg', {
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    preserveAspectRatio: 'none',
    'aria-hidden': 'true',
    class: 'bars',
  });
  for (const [index, { day, count }] of bars.entries()) {
    const height = (HEIGHT * Math.max(0, count)) / most;
    const bar = svg('rect', {
      x: String(index * step + step * 0.1),
      y: String(HEIGHT - height),
      width: String(step * 0.8),
      height: String(height),
    });
    const title = svg('title', {});
    title.textContent = `${day}: ${grouped(count)}`;
    bar.append(title);
    picture.append(bar);
  }
  return el(
    'figure',
    { class: 'plot' },
    el('p', { class: 'note' }, `${grouped(most)} a day at most`),
    picture,
    el('p', { class: 'axis', 'aria-hidden': 'true' }, el('span', {}, usage.from), el('span', {}, usage.to)),
    el(
      'details',
      {},
      el('summary', {}, 'Each day in numbers'),
      el(
        'table',
        {},
        el('thead', {}, el('tr', {}, el('th', { scope: 'col' }, 'Day'), el('th', { scope: 'col' }, 'Used'))),
        el(
          'tbody',
          {},
          ...bars
            .filter(({ count }) => count !== 0)
            .map(({ day, count }) =>
              el('tr', {}, el('th', { scope: 'row' }, day), el('td', {}, grouped(count))),
            ),
        ),
      ),
    ),
  );
}

function svg(tag: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag) as SVGElement;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

const grouped = (count: number): string => count.toLocaleString('en');
