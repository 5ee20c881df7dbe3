import { layout } from '../read/layout.js';
import type { Line } from '../text/lines.js';
import { firstAndFurther } from './prepare-lines.js';

const tellApart = firstAndFurther('descr', 'descr, first line', 'descr, further lines');

/** RPSL before it had a label for the holder: the lines of `descr` are its name and below that its address. */
export const HOLDER_IN_DESCRIPTIONS = layout({
  prepare: describedHolder,
  labels: {
    'registrant.name': 'descr, first line',
    'registrant.address': 'descr, further lines',
    '-': 'descr',
  },
});

/** Where `registrant` names the holder, a description is one of the domain. */
export function describedHolder(lines: readonly Line[], text: string): readonly Line[] {
  const named = lines.some(({ label, value }) => label === 'registrant' && value !== '');
  return named ? lines : tellApart(lines, text);
}
