/**
 * Turns a response that is written as a fragment of HTML from its beginning on, `Domain: example.com<br>Registrar: …`, into lines. Whole
 * pages stay as they are, because their "found" and "not found" mean a page.
 */
export function withoutMarkup(text: string): string {
  if (!OPENS.test(text.slice(0, MAX_HEAD)) || OF_PAGES.test(text)) return text;
  return text
    .replace(CELLS, (_, colon: string) => (colon === '' ? ': ' : `${colon} `))
    .replace(BREAKS, '\n')
    .replace(STYLES, '');
}

/** Only the first 400 characters are searched for a tag; further down tags belong to a notice. */
const MAX_HEAD = 400;

/** Such a response has one of these tags. */
const OPENS = /<(?:br ?\/?|pre|\/td)>/iu;

const OF_PAGES = /<(?:!doctype|\?xml|html|head|body|title|h\d|script|form|center)\b/iu;

/** Between the cells of a row. */
const CELLS = /(:?)[ \t]{0,9}<\/t[dh]>\s*<t[dh](?: [^<>]{0,200})?>[ \t]*/giu;

/** Tags that end a line, with the line end after them. */
const BREAKS = /(?:<br ?\/?>|<\/(?:p|tr|li|div)>)[ \t]*(?:\r?\n)?/giu;

/** Tags that a browser does not show. */
const STYLES =
  /<\/?(?:b|strong|i|em|tt|code|pre|font|span|small|u|p|div|ul|li|a|table|tbody|tr|t[dh])(?: [^<>]{0,200})?>/giu;
