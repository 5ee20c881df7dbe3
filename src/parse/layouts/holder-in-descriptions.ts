import type { RegistrySpec } from '../read/module.js';
import type { Line } from '../text/lines.js';
import { firstAndFurther } from './first-and-further.js';

const NAME = 'descr, first line';
const ADDRESS = 'descr, further lines';
const tellApart = firstAndFurther('descr', NAME, ADDRESS);

/** RPSL before it had a label for the holder: the lines of `descr` are its name and below that its address. */
export const HOLDER_IN_DESCRIPTIONS: RegistrySpec = {
  labels: { [NAME]: 'registrant.name', [ADDRESS]: 'registrant.address' },
  ignore: 'descr',
  prepare: describedHolder,
};

/** Where `registrant` names the holder, a description is one of the domain. */
export function describedHolder(lines: readonly Line[], text: string): readonly Line[] {
  const named = lines.some(({ label, value }) => label === 'registrant' && value !== '');
  return named ? lines : tellApart(lines, text);
}
