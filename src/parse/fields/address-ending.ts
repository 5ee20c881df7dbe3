import type { BlockReader } from '../contact-block.js';

/** In lines. */
const LONGEST = 5;

/**
 * Divides an address by its last lines, joined by `\n`: the first of them where the pattern fits all the rest ends
 * the street, and the pattern's named groups are the other fields. Where it fits nowhere, all is address.
 */
export const addressEnding =
  (pattern: RegExp): BlockReader =>
  (lines) => {
    for (let at = Math.max(0, lines.length - LONGEST); at < lines.length; at++) {
      const groups = pattern.exec(lines.slice(at).join('\n'))?.groups;
      if (groups === undefined) continue;
      const { zip = '', city = '', state = '', country = '' } = groups;
      return { address: lines.slice(0, at).join('\n'), zip, city, state, country };
    }
    return { address: lines.join('\n') };
  };
