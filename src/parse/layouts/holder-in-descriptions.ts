import type { Line } from '../lines.js';
import type { RegistrySpec } from '../module.js';

const NAME = 'descr, first line';
const ADDRESS = 'descr, further lines';

/** RPSL before it had a label for the holder: the lines of `descr` are its name and below that its address. */
export const HOLDER_IN_DESCRIPTIONS: RegistrySpec = {
  labels: { [NAME]: 'registrant.name', [ADDRESS]: 'registrant.address' },
  ignore: 'descr',
  prepare: describedHolder,
};

/** Where `registrant` names the holder, a description is one of the domain. */
export function describedHolder(lines: readonly Line[]): readonly Line[] {
  if (lines.some(({ label, value }) => label === 'registrant' && value !== '')) return lines;
  let named = false;
  return lines.map((line) => {
    if (line.label !== 'descr' || line.value === '') return line;
    const told = line.with(named ? ADDRESS : NAME, line.value);
    named = true;
    return told;
  });
}
