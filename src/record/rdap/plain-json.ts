import { isObject, type Json, oneLine } from './json.js';

/** Levels of nesting, more than any record has. */
const MAX_DEPTH = 8;
/** Members that are read, more than any record has. */
const MAX_MEMBERS = 2000;

/**
 * Lays out a JSON object that is not RDAP as lines of labels and values. Objects in it become sections, and lists become lines with one
 * label. Labels are in quotes, so that no member can be read as a sentence: `'error': not found` says nothing about a name.
 */
export function layOutPlain(document: Json): string {
  const lines: string[] = [];
  layOut(unwrapped(document), 0, lines);
  return lines.join('\n');
}

/** Removes an object around a single object: `{"data": {…}}`. */
function unwrapped(document: Json): Json {
  let inner = document;
  for (let depth = 0; depth < MAX_DEPTH; depth++) {
    const [only, ...others] = Object.entries(inner);
    if (only === undefined || others.length > 0 || !isObject(only[1])) return inner;
    inner = only[1];
  }
  return inner;
}

function layOut(object: Json, depth: number, lines: string[]): void {
  for (const [key, value] of Object.entries(object))
    for (const item of Array.isArray(value) ? value : [value]) {
      if (lines.length >= MAX_MEMBERS) return;
      layOutMember(oneLine(key), item, depth, lines);
    }
}

function layOutMember(key: string, value: unknown, depth: number, lines: string[]): void {
  const label = `${depth > 0 ? '  ' : ''}'${key}':`;
  if (!isObject(value)) {
    // A list in a list: its texts on one line, then its objects.
    const items: unknown[] = Array.isArray(value) ? value.flat(MAX_DEPTH).slice(0, MAX_MEMBERS) : [value];
    const said = oneLine(items.map(textOf).filter(Boolean).join(', '));
    if (said !== '') lines.push(`${label} ${said}`);
    for (const object of items.filter(isObject)) layOutMember(key, object, depth, lines);
  } else if (depth === 0) {
    lines.push('', label);
    layOut(value, 1, lines);
    lines.push('');
  }
  // Objects within a contact's object are its fields, such as an address.
  else if (depth < MAX_DEPTH) layOut(value, depth + 1, lines);
}

/** Returns a value on one line; '' for a missing value, a list or an object. */
const textOf = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? 'true' : 'false') : oneLine(value);
