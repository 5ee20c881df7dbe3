const BARS = '▁▂▃▄▅▆▇█';

/** One line of bars, from 0 to the highest value; each bar is the highest of its share of the values. */
export function plot(values: readonly number[], width = 48): string {
  const most = Math.max(...values, Number.MIN_VALUE);
  const columns = Math.min(width, values.length);
  return Array.from({ length: columns }, (_, column) => {
    const from = Math.floor((column * values.length) / columns);
    const to = Math.floor(((column + 1) * values.length) / columns);
    const high = Math.max(...values.slice(from, to));
    return BARS[Math.max(0, Math.ceil((high / most) * BARS.length) - 1)];
  }).join('');
}
