/**
 * Characters of untrusted text that must not be printed.
 *
 * A WHOIS response can contain escape sequences that move the cursor, change the title of the window or print a fake line, and Unicode controls
 * that reorder text (CVE-2021-42574, "Trojan Source"). These are all of the categories Cc and Cf except the joiners U+200C and U+200D, which
 * Persian and Indic words need, and also line separators and private use.
 */
const UNSAFE = /[\p{Cc}\p{Co}\u2028\u2029]|(?![\u200c\u200d])\p{Cf}/gu;

const visible = (character: string): string => {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x100 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u{${code.toString(16)}}`;
};

/** One line for a terminal or a log: blanks become a space, controls become a visible escape. */
export const printable = (text: string): string => text.replace(/[\t\n\r]+/g, ' ').replace(UNSAFE, visible);

/** Several lines: line feeds and tabs are kept. */
export const printableText = (text: string): string =>
  text.replace(UNSAFE, (character) =>
    character === '\n' || character === '\t' ? character : visible(character),
  );

/** Equivalent JSON that is safe on a terminal: characters that `JSON.stringify` does not escape become `\uXXXX`. */
export function printableJson(value: unknown, indent?: number): string {
  const json = JSON.stringify(value, null, indent);
  // `JSON.stringify` escapes the controls of ASCII but for DEL. Most records have nothing else, and the pattern takes a tenth of their time.
  if (!BEYOND_ASCII.test(json)) return json;
  return json.replace(UNSAFE, (character) => {
    if (character === '\n') return character; // from the indent: those of strings are escaped already
    return Array.from({ length: character.length }, (_, index) => unit(character.charCodeAt(index))).join('');
  });
}

const BEYOND_ASCII = /[^\n -~]/;

const unit = (code: number): string => `\\u${code.toString(16).padStart(4, '0')}`;
