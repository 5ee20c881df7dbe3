/** Longest text that is read, in UTF-16 units: as many as a lookup takes bytes of one server. */
export const MAX_TEXT = 2 ** 20;

/** Most lines that are read, blank ones among them: each takes some hundred bytes while it is, and no record has a thousand. */
export const MAX_LINES = 20_000;

/** A text as far as it is read: all of it, but for one that nobody would call an answer. */
export function limited(text: string): string {
  // A text has at most as many lines as characters.
  if (text.length <= MAX_LINES) return text;
  let end = -1;
  for (let lines = 0; lines < MAX_LINES; lines++) {
    const next = text.indexOf('\n', end + 1);
    if (next < 0 || next >= MAX_TEXT) {
      end = Math.min(text.length, MAX_TEXT);
      break;
    }
    end = next;
  }
  return end < text.length ? text.slice(0, end) : text;
}
