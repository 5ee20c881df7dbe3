import { wordsOf } from '../read/rows.js';
import { COMPANY_WORDS } from '../words/companies.js';
import type { FoundFields } from './found-fields.js';

const COMPANIES: ReadonlySet<string> = new Set(wordsOf(COMPANY_WORDS));

/** Not a person's name: `The University of Example`, `Office of Information Technology`. */
const OF =
  /^(?:the )?(?:university|universit[yé]|universidad|institute|ministry|department|office|government|city|college|school|bank|association|council|commission|board|bureau|agency|academy|society|federation) (?:of|for|de|di|du) /iu;

/** A name of two to four words, none of them with a digit. */
const PERSON = /^[\p{L}'’.-]{1,40}(?:,? [\p{L}'’.-]{1,40}){1,3}$/u;

/** The registrar's handle after a name: `Jane Doe (JD1234)`, `Example Holdings (EXAMPLE-DOM)`. */
const HANDLE = /\s{1,4}\(([A-Z]{2,8}-?\d{2,12}(?:-[A-Z]{2,8})?|[A-Z\d]{1,20}-DOM)\)$/u;

/** Whether the last word, or a part of it after a point, is a company's: `Example, Inc.`, `example.co`. */
function isCompany(line: string): boolean {
  if (line.length > 100) return false;
  if (OF.test(line)) return true;
  let name = line.toLowerCase();
  if (name.endsWith(')')) name = name.slice(0, -1);
  if (name.endsWith('.')) name = name.slice(0, -1);
  if (name.endsWith(' z o.o') || name === 'z o.o') return true;
  const word = name.slice(Math.max(name.lastIndexOf(' '), name.lastIndexOf(',')) + 1);
  if (!word.includes('.')) return COMPANIES.has(word);
  const pieces = word.split('.', 8);
  return pieces.some((_, at) => COMPANIES.has(pieces.slice(at).join('')));
}

/**
 * Takes the name at the top of a contact's lines. One of the first two lines is the organization if it is plainly a company and the other
 * is not, or if the other is like `Doe, Jane` and the line below both has a number.
 */
export function takeNames(lines: string[], found: FoundFields): void {
  if (lines.length === 0) return;
  const first = withoutHandle(lines[0] ?? '', found);
  const second = lines.length > 2 ? withoutHandle(lines[1] ?? '') : null;
  if (second !== null) {
    const firstIs = isCompany(first);
    const isSurnameFirst =
      !firstIs && first.includes(', ') && PERSON.test(first) && /\d/u.test(lines[2] ?? '');
    const secondIs = isSurnameFirst || isCompany(second);
    if (secondIs && !firstIs && !/\d/u.test(second)) {
      [found.name, found.organization] = [first, second];
      lines.splice(0, 2);
      return;
    }
    if (firstIs && !secondIs && PERSON.test(second) && /\d/u.test(lines[2] ?? '')) {
      [found.organization, found.name] = [first, second];
      lines.splice(0, 2);
      return;
    }
  }
  found.name = first;
  lines.shift();
}

/** Returns the name without the handle after it, which becomes the contact's id. */
function withoutHandle(name: string, found?: FoundFields): string {
  const handle = name.endsWith(')') ? HANDLE.exec(name) : null;
  if (handle === null) return name;
  if (found !== undefined) found.id ??= handle[1] ?? '';
  return name.slice(0, handle.index);
}
