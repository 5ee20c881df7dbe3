/**
 * Functions that read untrusted JSON. Values of an unexpected form count as missing. How much is read is bounded here; the transport bounds
 * the size of the document.
 */
export type Json = Readonly<Record<string, unknown>>;

/** Items of a list that are read, more than any registry sends. */
const MAX_ITEMS = 100;
const MAX_DEPTH = 5;
const MAX_TEXT = 2000;

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns a list; a single object in the place of a list becomes a list of one. */
export function objects(value: unknown): Json[] {
  const items = Array.isArray(value) ? value.slice(0, MAX_ITEMS) : [value];
  return items.filter(isObject);
}

/** Returns a member of an object. Only its own keys count: `constructor` is not a member of a document. */
export function member(object: Json, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/**
 * Returns a value on one line, without line breaks and control characters and with single blanks, or ''. This ensures that a value cannot
 * be read as anything but the value behind its label.
 */
export function oneLine(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return '';
  return value
    .slice(0, MAX_TEXT)
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\ufeff\s]+/gu, ' ')
    .trim();
}

/** Returns all texts in a value as lines. A string may have several, and lists may be nested. Empty lines are omitted. */
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
 * Returns words in lower case with single blanks, however they are joined (`lastChanged`, `LAST_CHANGED`, `last-changed`). Names of roles,
 * events and statuses are compared in this form.
 */
export function words(value: unknown): string {
  return oneLine(value)
    .replace(/([a-z\d])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$2 ')
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();
}

/** Returns a list of words; some servers send a single string. */
export function wordList(value: unknown): string[] {
  const items: unknown[] = Array.isArray(value) ? value.slice(0, MAX_ITEMS) : [value];
  return items.map(words).filter((word) => word !== '');
}

/** Levels of nesting, more than any document about a domain has. A deeper one could overflow the stack when it is serialized again. */
const MAX_NESTING = 64;

/** Parses a JSON object; null if the text is not JSON, not an object, or nested too deep. */
export function readJson(text: string): Json | null {
  if (depthOf(text) > MAX_NESTING) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    // The caller reports it, with the bytes that were received.
    return null;
  }
}

/** Returns how deep brackets outside of strings are nested, in one pass. Meaningless for texts that are not JSON. */
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
