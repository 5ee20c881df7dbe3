import { layout } from '../read/layout.js';
import { firstAndFurther } from '../read/prepare-lines.js';

/**
 * RPSL before it had a label for the holder: the lines of `descr` are its name and below that its address. Where
 * `registrant` names the holder, a description is one of the domain.
 */
export const HOLDER_IN_DESCRIPTIONS = layout({
  prepare: firstAndFurther('descr', 'descr, first line', 'descr, further lines', 'registrant'),
  labels: { 'registrant.name': 'descr, first line', 'registrant.address': 'descr, further lines' },
});
