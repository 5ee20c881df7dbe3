import { isPlaceholder } from '../../standards/hidden.js';
import { isObject, type Json, member, objects, oneLine, words } from './json.js';
import { findPlaces, type Place, valueAt } from './json-path.js';

/** A field that the server names as redacted (RFC 9537). */
export interface Redaction {
  /** `registrant name`: the registered type, or the server's own words for the field. */
  field: string;
  /** The reason in the server's words; '' if it is missing. */
  reason: string;
}

const MAX_WORDS = 200;
/** Values that all paths together may read. */
const MAX_VALUES = 100_000;

/** Reads the `redacted` members of a response. */
export function readRedactions(document: Json): Redaction[] {
  return objects(member(document, 'redacted')).flatMap((item) => {
    const field = nameOf(member(item, 'name'));
    return field === '' ? [] : [{ field, reason: nameOf(member(item, 'reason')) }];
  });
}

/** Reads `{ type }`, a registered word, or `{ description }`. */
function nameOf(value: unknown): string {
  if (!isObject(value)) return oneLine(value).slice(0, MAX_WORDS);
  return (
    oneLine(member(value, 'type')).slice(0, MAX_WORDS) ||
    oneLine(member(value, 'description')).slice(0, MAX_WORDS)
  );
}

/**
 * Returns the document without the members whose paths it names as redacted. Their values are not the field's, whether they were removed,
 * emptied, cut or replaced. An address to write to instead of the contact's own is kept, as WHOIS servers print it, too. Redactions without
 * a path change nothing.
 */
export function withoutRedacted(document: Json): Json {
  const items = objects(member(document, 'redacted'));
  const named = items.flatMap((item) => {
    const language = member(item, 'pathLang');
    if (language !== undefined && words(language) !== 'jsonpath') return [];
    const replaced = words(member(item, 'method')) === 'replacement value';
    return ['postPath', 'prePath'].flatMap((key) => {
      const path = member(item, key);
      return typeof path === 'string' ? [{ path, replaced }] : [];
    });
  });
  if (named.length === 0) return document;
  const copy = structuredClone(document) as Record<string, unknown>;
  // All are found before one is emptied, because filters may read members that others empty.
  const budget = { left: MAX_VALUES };
  const places = named.flatMap(({ path, replaced }) =>
    findPlaces(copy, path, budget).filter((place) => !(replaced && isAddressToWriteTo(valueAt(place)))),
  );
  for (const place of places) if (!KEPT.has(String(place.key)) || place.of !== copy) empty(place);
  return copy;
}

/** Members that say what the document is about. */
const KEPT: ReadonlySet<string> = new Set([
  'objectClassName',
  'ldhName',
  'unicodeName',
  'redacted',
  'notices',
  'rdapConformance',
]);

function empty({ of, key }: Place): void {
  (of as Record<string | number, unknown>)[key] = null;
}

/** Empties a text, or a property of a jCard. */
function isAddressToWriteTo(value: unknown): boolean {
  const text = oneLine(Array.isArray(value) ? value[3] : value);
  return /^(?:(?:mailto:)?[^\s@]+@[^\s@]+|https?:\/\/\S+)$/i.test(text) && !isPlaceholder(text);
}

/** Reads the remarks of an entity about what was omitted, as servers sent them before RFC 9537. */
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
