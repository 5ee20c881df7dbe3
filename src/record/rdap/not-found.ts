import { type Json, member, textLines } from './json.js';
import { KEPT_DOMAIN, NO_SUCH_DOMAIN } from './labels.js';
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
  const said = textLines([member(document, 'title'), member(document, 'description')]);
  if (domain !== null) {
    if (said.some((line) => KEPT.test(line))) text.say(`${KEPT_DOMAIN} ${domain}`);
    else if (!said.some((line) => OTHERWISE.test(line))) text.say(`${NO_SUCH_DOMAIN} ${domain}`);
  }
  text.add('Error Code', member(document, 'errorCode'));
  text.add('Error Title', member(document, 'title'));
  text.add('Error Description', ...textLines(member(document, 'description')));
  layOutNotices(text, document, '');
  return text.toString();
}

/** `Reserved name`, `This name has been blocked by …`, `The requested domain cannot be registered`, as WHOIS servers also say it. */
const KEPT =
  /^(?:[^:]{0,60}: )?(?:registry[ -])?(?:reserved|blocked|restricted|prohibited|premium)(?: (?:name|domain|word|by)\b.{0,80})?\.?$|\b(?:domain|name|label|string)\b.{0,120}\b(?:(?<!rights )reserved|blocked|restricted|prohibited|premium|not available for registration|(?:cannot|can not|may not) be registered)\b/iu;

/** Words that a plain "not found" does not need: for a name that cannot be registered, or for a server that does not answer, or not for this suffix. */
const OTHERWISE =
  /(?<!rights )\breserved\b|\b(?:blocked|restricted|prohibited|premium|unavailable|not available|denied|forbidden|too many|limits?|limited|exceeded|rate|quota|throttled|maintenance|temporarily|time[d -]*out|unsupported|not supported|not served|not authoritative)\b/iu;
