/** Length of the longest text that is read, in UTF-16 units: as many as the bytes that a lookup accepts from one server. */
export const MAX_TEXT = 2 ** 20;

/** Number of lines that are read, including blank ones. Each takes some hundred bytes of memory, and no record has a thousand lines. */
export const MAX_LINES = 20_000;

/** Returns the text as far as it is read: all of it, unless it exceeds the limits. */
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
