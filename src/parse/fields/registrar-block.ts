import type { BlockReader } from '../contact-block.js';
import { takeNames } from '../contact-names.js';
import { takePlace, townsOf } from '../contact-place.js';
import { type FoundFields, takeReach } from '../contact-reach.js';

/**
 * A contact as registrars printed it before 2013: lines in a fixed order from the top (`head`), then
 * street, town in one of the forms of `towns`, country; e-mail, telephone and fax wherever they stand.
 */
export function registrarBlock(
  head: readonly ('organization' | 'name')[],
  towns?: readonly RegExp[],
): BlockReader {
  return (lines) => {
    const found: FoundFields = {};
    const rest = lines.map((line) => takeReach(line, found)).filter((line) => line !== '');
    // Who prints a name alone may have an organization below it.
    if (head.length === 1 && head[0] === 'name') takeNames(rest, found);
    else for (const field of head) found[field] = rest.shift() ?? '';
    takePlace(rest, towns ?? townsOf(rest), found);
    return found;
  };
}
