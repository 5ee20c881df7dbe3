import { isObject, type Json } from './json.js';

/** No document about a domain nests as deep. What does would end in a stack overflow where somebody writes it out again. */
const MAX_DEPTH = 64;

/** The JSON object that a text is, or null: no JSON, no object, or nested deeper than any answer is. */
export function readJson(text: string): Json | null {
  if (depthOf(text) > MAX_DEPTH) return null;
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
    else if (code === BRACKET || code === BRACE) deepest = Math.max(deepest, ++depth);
    else if (code === BRACKET + 2 || code === BRACE + 2) depth--;
  }
  return deepest;
}

const QUOTE = 34;
const BACKSLASH = 92;
/** `[` and `{`; what closes them stands two further on. */
const BRACKET = 91;
const BRACE = 123;
