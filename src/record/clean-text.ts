/** Line ends become `\n`; byte-order marks, NULs and other control characters but tabs go. */
export function cleanText(text: string): string {
  const clean = text.includes('\r') ? text.replace(LINE_END, '\n') : text;
  return clean.replace(CONTROL, '');
}

/**
 * Any run of returns with a line feed behind it, as servers send that end their lines twice; a return alone; a line feed with a return
 * behind it. A run is tried at its beginning alone, so that returns without end take time by their number.
 */
const LINE_END = /(?<!\r)\r+\n|\r|\n\r(?![\r\n])/g;

/**
 * Whether a text needs no cleaning before it is parsed: the parser takes `\r\n` for a line end too.
 * Thirty searches for one character each take half the time of one for a class of thirty.
 */
export function isClean(text: string, ascii: boolean): boolean {
  for (const control of ASCII_CONTROLS) if (text.includes(control)) return false;
  if (hasLoneReturn(text)) return false;
  return ascii || !OTHER_CONTROL.test(text);
}

const CONTROL = /[\0-\x08\x0b-\x1f\x7f-\x9f\ufeff]/g;
const OTHER_CONTROL = /[\x80-\x9f\ufeff]/;

/** From one `\r` to the next: a third of what a regular expression takes that looks at each character. */
function hasLoneReturn(text: string): boolean {
  for (let at = text.indexOf('\r'); at >= 0; at = text.indexOf('\r', at + 2))
    if (text.charCodeAt(at + 1) !== LINE_FEED) return true;
  return false;
}

const LINE_FEED = '\n'.charCodeAt(0);

/** All below the blank but tab and line ends, and DEL. */
const ASCII_CONTROLS = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)).filter(
  (character) => /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/.test(character),
);
