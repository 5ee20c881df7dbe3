import type { FoundFields } from './contact-reach.js';

/** Legal forms and other words that the name of an organization ends with. */
const COMPANY =
  /(?:^|[\s,.])(?:inc|llc|l\.l\.c|ltd|limited|corp|corporation|company|co|plc|llp|lp|pty|pte|bhd|pvt|oü|gmbh|ag|kg|e\.?v|ug|s\.?a|s\.?a\.?s|s\.?a\.?r\.?l|s\.?r\.?l|s\.?p\.?a|s\.?l|s\.?l\.?u|b\.?v|n\.?v|oy|oyj|ab|a\/s|aps|as|kft|zrt|s\.?r\.?o|a\.?s|z o\.?o|d\.?o\.?o|k\.?k|ltda|lda|l\.?l\.?p|foundation|university|association|holdings?|group|services?|technologies|networks?|media|solutions|systems|enterprises|industries)\.?\)?$/iu;

/** A name of two to four words, none of them with a digit. */
const PERSON = /^[\p{L}'’.-]{1,40}(?:,? [\p{L}'’.-]{1,40}){1,3}$/u;

/** `Jane Doe (JD1234)`, `Example Holdings (EXAMPLE-DOM)`: the registrar's handle behind a name. */
const HANDLE = /\s{1,4}\(([A-Z]{2,8}-?\d{2,12}|[A-Z\d]{1,20}-DOM)\)$/u;

const isCompany = (line: string): boolean => line.length <= 100 && COMPANY.test(line);

/**
 * Takes the name at the top of a contact's lines, and the organization where one of the first two
 * lines is plainly one and the other is not. Otherwise nobody can tell, and the first line is the name.
 */
export function takeNames(lines: string[], found: FoundFields): void {
  const [first, second] = lines.map((line) => line.replace(HANDLE, ''));
  if (first === undefined) return;
  const handle = HANDLE.exec(lines[0] ?? '')?.[1];
  if (handle !== undefined) found.id ??= handle;
  if (second !== undefined && lines.length > 2) {
    if (isCompany(second) && !isCompany(first) && !/\d/u.test(second)) {
      [found.name, found.organization] = [first, second];
      lines.splice(0, 2);
      return;
    }
    if (isCompany(first) && !isCompany(second) && PERSON.test(second) && /\d/u.test(lines[2] ?? '')) {
      [found.organization, found.name] = [first, second];
      lines.splice(0, 2);
      return;
    }
  }
  found.name = first;
  lines.shift();
}
