import { isCountry } from '../../standards/country.js';
import { contactLines, type Step } from './contact-lines.js';
import { isBritishCounty } from './county.js';

/** Takes town, county if any, postcode and country below street lines. A note that the address is hidden has none of these. */
export const britishPlace: Step = (lines, found) => {
  const rest = [...lines];
  const country = isCountry(rest.at(-1) ?? '') ? rest.pop() : undefined;
  const zip = /^(?=.*\d)[\w -]{2,12}$/u.test(rest.at(-1) ?? '') ? rest.pop() : undefined;
  if (country === undefined || zip === undefined) return;
  const [town, last] = rest.slice(-2);
  if (rest.length > 2 && last !== undefined && isCounty(last, town ?? '', country))
    found.state = rest.pop() ?? '';
  if (rest.length > 1) found.city = rest.pop() ?? '';
  Object.assign(found, { zip, country });
  lines.length = rest.length;
};

export const readBritishAddress = contactLines(britishPlace);

const isCounty = (line: string, before: string, country: string): boolean =>
  !/\d/u.test(before) && (!BRITISH.has(country) || isBritishCounty(line));

const BRITISH: ReadonlySet<string> = new Set(['United Kingdom', 'GB', 'UK']);
