import { layout } from '../read/layout.js';
import { firstAndFurther } from '../read/prepare-lines.js';

/**
 * RPSL before it had a label for the registrant: the first line of `descr` is the name, the lines below are the address. If `registrant`
 * names the registrant, `descr` describes the domain.
 */
export const HOLDER_IN_DESCRIPTIONS = layout({
  prepare: firstAndFurther('descr', 'descr, first line', 'descr, further lines', 'registrant'),
  labels: { 'registrant.name': 'descr, first line', 'registrant.address': 'descr, further lines' },
});
