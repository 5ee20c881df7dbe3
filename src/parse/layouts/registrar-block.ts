import type { BlockReader } from '../values/contact-block.js';
import { takeNames } from '../values/person-or-organization.js';
import { takePlace } from '../values/town.js';
import { contactLines, reach, type Step, top } from './contact-lines.js';

/**
 * A contact as registrars printed it before 2013: lines in a fixed order from the top (`head`, which the lines
 * may tell), then street, town in one of the forms of `towns`, country; e-mail, telephone and fax wherever they stand.
 */
export const registrarBlock = (...layout: Parameters<typeof registrarLines>): BlockReader =>
  contactLines(registrarLines(...layout));

/** The same as a step, for lines that something else stands above. */
export const registrarLines =
  (head: Head | ((lines: readonly string[]) => Head), towns?: readonly RegExp[]): Step =>
  (lines, found) => {
    const fields = typeof head === 'function' ? head(lines) : head;
    reach(lines, found);
    // Who prints a name alone may have an organization below it.
    if (fields.length === 1 && fields[0] === 'name') takeNames(lines, found);
    else top(...fields)(lines, found);
    takePlace(lines, found, towns);
  };

type Head = readonly ('organization' | 'name')[];
