/** Whether a text is a base URL of RDAP: paths are appended to it, so that it ends with a slash. */
export const isBase = (url: string): boolean =>
  URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) && /^[^?#]*\/$/.test(url);
