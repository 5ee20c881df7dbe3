import { isObject, type Json, member, objects, oneLine, words } from './json.js';

/** A field that the server names as redacted (RFC 9537), and what stands in its place. */
export interface Redaction {
  /** `registrant name`: the registered type, or the server's own words for the field. */
  field: string;
  placeholder: string;
}

const MAX_WORDS = 200;

/** The `redacted` members of an answer. */
export function readRedactions(document: Json): Redaction[] {
  return objects(member(document, 'redacted')).flatMap((item) => {
    const field = nameOf(member(item, 'name'));
    return field === '' ? [] : [{ field, placeholder: placeholderFor(nameOf(member(item, 'reason'))) }];
  });
}

/** `{ type }`, a registered word, or `{ description }`. */
function nameOf(value: unknown): string {
  if (!isObject(value)) return '';
  return (
    oneLine(member(value, 'type')).slice(0, MAX_WORDS) ||
    oneLine(member(value, 'description')).slice(0, MAX_WORDS)
  );
}

/** The reason that the server gives; one that would pass for a value says what it is. */
function placeholderFor(reason: string): string {
  if (reason === '') return 'REDACTED FOR PRIVACY';
  return /redacted|withheld|not disclosed/i.test(reason) ? reason : `REDACTED (${reason})`;
}

/** What an entity's remarks say of what was left out of it, as servers did before RFC 9537. */
export function remarkedRedactions(entity: Json): { name: string; email: string } {
  let name = '';
  let email = '';
  for (const remark of objects(member(entity, 'remarks'))) {
    const title = oneLine(member(remark, 'title'));
    const kind = words(member(remark, 'type'));
    if (/^email redacted/i.test(title)) email ||= oneLine(firstOf(member(remark, 'description'))) || title;
    else if (/redacted/i.test(title)) name ||= title;
    else if (kind.startsWith('object redacted')) name ||= 'REDACTED FOR PRIVACY';
  }
  return { name, email };
}

const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);
