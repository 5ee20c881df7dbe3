/**
 * Lines of an answer that was written for a web page from its beginning on, `Domain: example.com<br>Registrar: …`, without what a browser
 * would not show. Whole pages stay as they are: what they say is found or not found is a page.
 */
export function withoutMarkup(text: string): string {
  if (!OPENS.test(text.slice(0, HEAD)) || OF_PAGES.test(text)) return text;
  return text
    .replace(CELLS, (_, colon: string) => (colon === '' ? ': ' : `${colon} `))
    .replace(BREAKS, '\n')
    .replace(STYLES, '');
}

/** So near to the top the first tag stands: further down it is of a notice. */
const HEAD = 400;

/** One of these stands in such an answer. */
const OPENS = /<(?:br ?\/?|pre|\/td)>/iu;

const OF_PAGES = /<(?:!doctype|\?xml|html|head|body|title|h\d|script|form|center)\b/iu;

/** Between the cells of a row. */
const CELLS = /(:?)[ \t]{0,9}<\/t[dh]>\s*<t[dh](?: [^<>]{0,200})?>[ \t]*/giu;

/** What ends a line, with the line's end behind it. */
const BREAKS = /(?:<br ?\/?>|<\/(?:p|tr|li|div)>)[ \t]*(?:\r?\n)?/giu;

/** What no browser shows. */
const STYLES =
  /<\/?(?:b|strong|i|em|tt|code|pre|font|span|small|u|p|div|ul|li|a|table|tbody|tr|t[dh])(?: [^<>]{0,200})?>/giu;
