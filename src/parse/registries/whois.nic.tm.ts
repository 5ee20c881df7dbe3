import { isCountryName, readCountryCode } from '../country.js';
import { icb } from '../families/icb.js';
import { registry } from '../registry.js';

/** Turkmenistan, today still on the old software of .io. Which of the owner's lines is a town, none says. */
export default registry({
  suffixes: ['tm'],
  spec: () =>
    icb({
      address: (lines) => {
        const country = lines.at(-1) ?? '';
        if (readCountryCode(country) === null && !isCountryName(country))
          return { address: lines.join('\n') };
        return { address: lines.slice(0, -1).join('\n'), country };
      },
    }),
});
