/** The code of a character, as `charCodeAt` returns it. */
const code = (character: string): number => character.charCodeAt(0);

export const TAB = code('\t');
export const CARRIAGE_RETURN = code('\r');
export const SPACE = code(' ');
export const EXCLAMATION_MARK = code('!');
export const HASH = code('#');
export const PERCENT = code('%');
export const OPENING_PARENTHESIS = code('(');
export const ASTERISK = code('*');
export const PLUS = code('+');
export const COMMA = code(',');
export const HYPHEN = code('-');
export const POINT = code('.');
export const SLASH = code('/');
export const ZERO = code('0');
const NINE = code('9');
export const COLON = code(':');
export const SEMICOLON = code(';');
export const LESS_THAN = code('<');
export const EQUALS = code('=');
export const GREATER_THAN = code('>');
export const UPPER_A = code('A');
export const UPPER_D = code('D');
export const UPPER_F = code('F');
export const UPPER_R = code('R');
export const UPPER_U = code('U');
export const UPPER_W = code('W');
const UPPER_Z = code('Z');
export const OPENING_BRACKET = code('[');
export const CLOSING_BRACKET = code(']');
export const UNDERSCORE = code('_');
export const LOWER_A = code('a');
export const LOWER_D = code('d');
export const LOWER_F = code('f');
export const LOWER_S = code('s');
const LOWER_Z = code('z');
export const BAR = code('|');
export const NO_BREAK_SPACE = code('\u00a0');
export const OGHAM_SPACE = code('\u1680');
export const IDEOGRAPHIC_SPACE = code('\u3000');
export const IDEOGRAPHIC_FULL_STOP = code('\u3002');

/** Whether a character is a blank. Control characters count as blanks, so that one comparison is enough. */
export const isAsciiBlank = (code: number): boolean => code <= SPACE;
export const isDigit = (code: number): boolean => code >= ZERO && code <= NINE;
export const isAsciiLetter = (code: number): boolean =>
  (code >= LOWER_A && code <= LOWER_Z) || (code >= UPPER_A && code <= UPPER_Z);
