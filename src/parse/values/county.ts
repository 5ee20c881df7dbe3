import { wordsOf } from '../read/rows.js';
import { BRITISH_COUNTIES } from '../words/addresses.js';

const COUNTIES: ReadonlySet<string> = new Set(wordsOf(BRITISH_COUNTIES));

/** Whether a line of a British address is a county, not a town. */
export const isBritishCounty = (line: string): boolean =>
  /shire$/iu.test(line) || COUNTIES.has(line.toLowerCase());
