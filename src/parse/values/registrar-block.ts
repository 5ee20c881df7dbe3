import type { BlockReader } from './contact-block.js';
import { contactLines, contactPoints, type Step, top } from './contact-lines.js';
import { takeNames } from './person-or-organization.js';
import { takePlace } from './town.js';

/**
 * Reads a contact as registrars printed it before 2013: lines in a fixed order from the top (`head`), then street, town in one of the
 * forms of `towns`, country; e-mail, telephone and fax anywhere.
 */
export const registrarBlock = (...layout: Parameters<typeof registrarLines>): BlockReader =>
  contactLines(registrarLines(...layout));

/** The same as a step, for lines below others. */
export const registrarLines =
  (head: Head, towns?: readonly RegExp[]): Step =>
  (lines, found) => {
    // If the line below the name has a street's number, there is no organization.
    const isAlone = /\d/u.test(lines[1] ?? '1');
    const fields = head.filter((field) => !isAlone || field !== 'organization?');
    contactPoints(lines, found);
    // Registrars that print only a name may have an organization below it.
    if (fields.length === 1) takeNames(lines, found);
    else top(...fields.map((field) => (field === 'name' ? field : 'organization')))(lines, found);
    takePlace(lines, found, towns);
  };

type Head = readonly ('name' | 'organization' | 'organization?')[];
