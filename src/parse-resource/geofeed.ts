import { GEOFEED, REMARKS } from './labels.js';
import { allOf, type WhoisObject } from './objects.js';

/** RFC 9632 section 3: the word, a blank and the URL are all of the remark. */
const IN_REMARK = /^Geofeed:?\s+(\S+)$/iu;

/** The URL of the holder's geofeed (RFC 8805): that of the attribute, or else that of a remark (RFC 9632). */
export function geofeedOf(object: WhoisObject): string | null {
  const remarks = REMARKS.flatMap((label) => allOf(object, label))
    .flatMap((value) => value.split('\n'))
    .map((line) => IN_REMARK.exec(line.trim())?.[1] ?? '');
  return [...allOf(object, GEOFEED), ...remarks].find(isWebUrl) ?? null;
}

const isWebUrl = (text: string): boolean => /^https?:\/\/\S+$/iu.test(text) && URL.canParse(text);
