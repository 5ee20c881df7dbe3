/**
 * What may be shown of a text that a stranger wrote.
 *
 * A WHOIS answer can hold escape sequences that move the cursor, retitle the window or paint a fake line, and Unicode
 * controls that reorder what is read (CVE-2021-42574, "Trojan Source"). All of category Cc and Cf goes, but the joiners
 * U+200C and U+200D, which Persian and Indic words need; so do the line separators and private use.
 */
const UNSAFE = /[\p{Cc}\p{Co}\u2028\u2029]|(?![\u200c\u200d])\p{Cf}/gu;

const visible = (character: string): string => {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x100 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u{${code.toString(16)}}`;
};

/** One line for a terminal or a log: blanks of any kind become a space, controls a visible escape. */
export const printable = (text: string): string => text.replace(/[\t\n\r]+/g, ' ').replace(UNSAFE, visible);

/** Several lines: line feeds and tabs stay. */
export const printableText = (text: string): string =>
  text.replace(UNSAFE, (character) =>
    character === '\n' || character === '\t' ? character : visible(character),
  );

/** JSON that says the same and that a terminal can show: what `JSON.stringify` leaves raw is escaped as `\uXXXX`. */
export function printableJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replace(UNSAFE, (character) => {
    if (character === '\n') return character; // from the indent: those of strings are escaped already
    return Array.from({ length: character.length }, (_, index) => unit(character.charCodeAt(index))).join('');
  });
}

const unit = (code: number): string => `\\u${code.toString(16).padStart(4, '0')}`;
