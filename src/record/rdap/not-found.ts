import { isObject, type Json, member, textLines } from './json.js';
import { ERROR_DESCRIPTION, ERROR_TITLE, KEPT_DOMAIN, NO_SUCH_DOMAIN } from './labels.js';
import { layOutNotices } from './layout.js';
import { Text } from './text.js';

/**
 * Lays out HTTP 404 without a body from the server that IANA's bootstrap file names for the suffix. `free` is the name that the server does
 * not have.
 */
export function layOutEmptyNotFound(host: string, free: string): string {
  const text = new Text(host);
  text.say(`${NO_SUCH_DOMAIN} ${free}`);
  text.add('HTTP Status', '404 without a body');
  return text.toString();
}

/**
 * Lays out a "not found" (RFC 7480 section 5.3). `domain` is the name if the server is authoritative for its suffix: then the text says that
 * the registry has no such domain, unless the error says that the name cannot be registered, or something else. Otherwise `domain` is null,
 * and the text says no more than the error.
 */
export function layOutNotFound(document: Json, host: string, domain: string | null): string {
  const text = new Text(host);
  const title = linesIn(member(document, 'title'));
  const description = TEXTS.flatMap((key) => linesIn(member(document, key)));
  const said = [...title, ...description];
  if (domain !== null) {
    if (said.some((line) => KEPT.test(line))) text.say(`${KEPT_DOMAIN} ${domain}`);
    else if (!said.some((line) => OTHERWISE.test(line))) text.say(`${NO_SUCH_DOMAIN} ${domain}`);
  }
  text.add('Error Code', member(document, 'errorCode'));
  text.add(ERROR_TITLE, title.join(' '));
  text.add(ERROR_DESCRIPTION, ...description);
  layOutNotices(text, document, '');
  return text.toString();
}

/** Members in which servers explain an error; only the first is of RFC 9083 section 6. */
const TEXTS = ['description', 'message', 'error', 'detail', 'details', 'reason', 'remarks'];

/** Levels of objects in a text. */
const MAX_DEPTH = 3;

/** Returns the lines of a text. Some servers send objects in its place. */
function linesIn(value: unknown, depth = 0): string[] {
  if (Array.isArray(value))
    return value
      .slice(0, MAX_ITEMS)
      .flatMap((item) => linesIn(item, depth + 1))
      .slice(0, MAX_ITEMS);
  if (!isObject(value)) return textLines(value);
  return depth > MAX_DEPTH ? [] : linesIn(Object.values(value), depth + 1);
}

/** Items of a list that are read, as in other documents. */
const MAX_ITEMS = 100;

/** `Reserved name`, `This name has been blocked by …`, `The requested domain cannot be registered`, as WHOIS servers also say it. */
const KEPT =
  /^(?:[^:]{0,60}: )?(?:registry[ -])?(?:reserved|blocked|restricted|prohibited|premium)(?: (?:name|domain|word|by)\b.{0,80})?\.?$|\b(?:domain|name|label|string)\b.{0,120}\b(?:(?<!rights )reserved|blocked|restricted|prohibited|premium|not available for registration|(?:cannot|can not|may not) be registered)\b/iu;

/** Words that a plain "not found" does not need: for a name that cannot be registered, or for a server that does not answer, or not for this suffix. */
const OTHERWISE =
  /(?<!rights )\breserved\b|\b(?:blocked|restricted|prohibited|premium|unavailable|not available|denied|forbidden|too many|limits?|limited|exceeded|rate|quota|throttled|maintenance|temporarily|time[d -]*out|unsupported|not supported|not served|not authoritative)\b/iu;
