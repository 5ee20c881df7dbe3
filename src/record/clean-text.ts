/** Line ends become `\n`; byte-order marks, NULs and other control characters but tabs go. */
export function cleanText(text: string): string {
  let clean = text;
  if (text.includes('\r')) clean = text.replace(/\r\n?|\n\r(?!\n)/g, '\n');
  if (CONTROL.test(clean)) clean = clean.replace(ALL_CONTROL, '');
  return clean;
}

const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f]|[\x7f-\x9f]|\ufeff/;
const ALL_CONTROL = /[\0-\x08\x0b-\x1f\x7f-\x9f\ufeff]/g;
