import { isObject, type Json, member, oneLine, textLines } from './json.js';
import { ERROR_DESCRIPTION, ERROR_MEMBER, ERROR_TITLE, KEPT_DOMAIN, NO_SUCH_DOMAIN } from './labels.js';
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
  text.add(ERROR_MEMBER, ...otherMembers(document), ...truncations(document));
  layOutNotices(text, document, '');
  return text.toString();
}

/** Returns the members that an error does not need, with their values: `available: false`, `status: reserved`. They may contradict it. */
function otherMembers(document: Json): string[] {
  return Object.entries(document)
    .filter(([key, value]) => !OF_ERRORS.has(key) && !isEmpty(value) && !isSameError(key, value))
    .slice(0, MAX_ITEMS)
    .map(([key, value]) => `${key}: ${isObject(value) ? '' : textLines(value).join(' ')}`);
}

/** Returns the types of notices that something was left out (RFC 9083 section 10.2.1): `object truncated due to authorization`. */
function truncations(document: Json): string[] {
  const notices = member(document, 'notices');
  const types = Array.isArray(notices)
    ? notices.slice(0, MAX_ITEMS).map((each) => oneLine(member(each, 'type')))
    : [];
  return types.filter((type) => /\btruncated\b/iu.test(type));
}

/** No value, or an empty list or object. */
const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

/** Members that repeat the HTTP status (RFC 9457 section 3.1). */
const isSameError = (key: string, value: unknown): boolean =>
  (key === 'status' && oneLine(value) === '404') || (key === 'type' && value === 'about:blank');

/** Members in which servers explain an error; only the first is of RFC 9083 section 6. */
const TEXTS = ['description', 'message', 'error', 'detail', 'details', 'reason', 'remarks'];

/** Members of any response (RFC 9083 section 4) and of errors, and those that only repeat the query or its time. */
const OF_ERRORS: ReadonlySet<string> = new Set([
  'rdapConformance',
  'lang',
  'links',
  'notices',
  'port43',
  'errorCode',
  'title',
  ...TEXTS,
  'path',
  'instance',
  'timestamp',
]);

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
