import { wordsOf } from '../read/rows.js';
import { BRITISH_COUNTIES } from '../words/addresses.js';
import { contactLines, type Step } from './contact-lines.js';
import { isCountryName } from './country.js';

/** Town, county if any, postcode and country below street lines; a note that the address is hidden has none of these. */
export const britishPlace: Step = (lines, found) => {
  const rest = [...lines];
  const country = isCountryName(rest.at(-1) ?? '') ? rest.pop() : undefined;
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
  !/\d/u.test(before) &&
  (country !== 'United Kingdom' || /shire$/iu.test(line) || COUNTIES.has(line.toLowerCase()));

const COUNTIES: ReadonlySet<string> = new Set(wordsOf(BRITISH_COUNTIES));
