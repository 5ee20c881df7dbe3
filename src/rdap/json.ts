/**
 * Looking into JSON that anybody may have sent: what is not of the expected form is as good as absent. How much is
 * looked at is bounded; how large the document is, the transport bounds.
 */
export type Json = Readonly<Record<string, unknown>>;

/** More of a kind than any registry gives. */
const MAX_ITEMS = 100;
const MAX_DEPTH = 5;
const MAX_TEXT = 2000;

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A list as it is; a lone object where a list belongs is a list of one. */
export function objects(value: unknown): Json[] {
  const items = Array.isArray(value) ? value.slice(0, MAX_ITEMS) : [value];
  return items.filter(isObject);
}

/** Own keys only: `constructor` is no member of a document. */
export function member(object: Json, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/**
 * A value as one line, or '': no line break, no control character, single blanks. This is what keeps a value from
 * being anything but the value behind its label.
 */
export function oneLine(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return '';
  return value
    .slice(0, MAX_TEXT)
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\ufeff\s]+/gu, ' ')
    .trim();
}

/** All texts in a value, as lines: a string may hold several, a list may nest. Empty ones are left out. */
export function textLines(value: unknown, depth = 0): string[] {
  if (Array.isArray(value)) {
    if (depth >= MAX_DEPTH) return [];
    return value
      .slice(0, MAX_ITEMS)
      .flatMap((item) => textLines(item, depth + 1))
      .slice(0, MAX_ITEMS);
  }
  if (typeof value !== 'string') return [oneLine(value)].filter((line) => line !== '');
  return value
    .slice(0, 10 * MAX_TEXT)
    .split(/\r\n?|[\n\u0085\u2028\u2029]/u, MAX_ITEMS)
    .map(oneLine)
    .filter((line) => line !== '');
}

/**
 * Words in lower case with single blanks, however they are joined (`lastChanged`, `LAST_CHANGED`, `last-changed`): how names of
 * roles, events and statuses are compared.
 */
export function words(value: unknown): string {
  return oneLine(value)
    .replace(/([a-z\d])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$2 ')
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();
}

/** A list of words, where some send one string. */
export function wordList(value: unknown): string[] {
  const items: unknown[] = Array.isArray(value) ? value.slice(0, MAX_ITEMS) : [value];
  return items.map(words).filter((word) => word !== '');
}

/** No document about a domain nests as deep. What does would end in a stack overflow where somebody writes it out again. */
const MAX_NESTING = 64;

/** The JSON object that a text is, or null: no JSON, no object, or nested deeper than any answer is. */
export function readJson(text: string): Json | null {
  if (depthOf(text) > MAX_NESTING) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    // The caller reports it, with what was received.
    return null;
  }
}

/** How deep brackets nest outside of strings, by one walk through the text; right for JSON, anything for the rest. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) quoted = !quoted;
    else if (quoted && code === BACKSLASH) at++;
    else if (quoted) continue;
    else if (code === OPENING_BRACKET || code === OPENING_BRACE) deepest = Math.max(deepest, ++depth);
    else if (code === CLOSING_BRACKET || code === CLOSING_BRACE) depth--;
  }
  return deepest;
}

const QUOTE = '"'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);
const OPENING_BRACKET = '['.charCodeAt(0);
const CLOSING_BRACKET = ']'.charCodeAt(0);
const OPENING_BRACE = '{'.charCodeAt(0);
const CLOSING_BRACE = '}'.charCodeAt(0);
