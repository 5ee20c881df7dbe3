import { NO_BREAK_SPACE, SPACE } from './characters.js';

/** HTML names of the characters of ISO 8859-1 from 160 on, in order. */
const LATIN = `
  nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot
  cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml
  Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig
  agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute
  ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml
`;

const OTHERS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const ENTITY = /&(?:#(\d{2,6})|#x([\da-f]{2,5})|([a-z]{2,6}\d{0,2}));/giu;

const DELETE = 0x7f;

let named: ReadonlyMap<string, string> | undefined;

/** Replaces HTML entities, which some registries and registrars print: `Activ&eacute;`, `Example &amp; Sons`. */
export function withoutEntities(text: string): string {
  if (!text.includes('&') || !text.includes(';')) return text;
  return text.replace(ENTITY, (entity, decimal?: string, hexadecimal?: string, name?: string) => {
    if (name !== undefined) return characterNamed(name) ?? entity;
    const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
    const isPrinted =
      (code >= SPACE && code < DELETE) || (code > NO_BREAK_SPACE && code < 0xd800) || code >= 0xe000;
    return isPrinted && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });
}

function characterNamed(name: string): string | undefined {
  named ??= new Map([
    ...LATIN.trim()
      .split(/\s+/)
      .map((latin, at): [string, string] => [latin, String.fromCharCode(NO_BREAK_SPACE + at)]),
    ...Object.entries(OTHERS),
  ]);
  return named.get(name);
}
