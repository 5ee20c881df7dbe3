import { KEPT_DOMAIN, NO_SUCH_DOMAIN } from '../parse/text/rdap-text.js';
import { type Json, member, textLines } from './json.js';
import { layOutNotices } from './layout.js';
import { Text } from './text.js';

/**
 * An answer of HTTP 404 without a body, from the server that IANA's bootstrap file names for the suffix: `free` is the name that
 * it does not have.
 */
export function layOutEmptyNotFound(host: string, free: string): string {
  const text = new Text(host);
  text.say(`${NO_SUCH_DOMAIN} ${free}`);
  text.add('HTTP Status', '404 without a body');
  return text.toString();
}

/**
 * An answer of "not found" (RFC 7480 section 5.3). `domain` is the name where the server is authoritative for its suffix: then this
 * is the registry's word that it has no such domain, unless the error's own words say that the name is kept from registration, or
 * something else. Else null, and nothing in the text says more than the error does.
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

/** `Reserved name`, `This name has been blocked by …`, `The requested domain cannot be registered`: as WHOIS servers say it, too. */
const KEPT =
  /^(?:[^:]{0,60}: )?(?:registry[ -])?(?:reserved|blocked|restricted|prohibited|premium)(?: (?:name|domain|word|by)\b.{0,80})?\.?$|\b(?:domain|name|label|string)\b.{0,120}\b(?:(?<!rights )reserved|blocked|restricted|prohibited|premium|not available for registration|(?:cannot|can not|may not) be registered)\b/iu;

/** Words that no plain "not found" needs: of a name that is not to be had, or of a server that does not answer, or not for this suffix. */
const OTHERWISE =
  /(?<!rights )\breserved\b|\b(?:blocked|restricted|prohibited|premium|unavailable|not available|denied|forbidden|too many|limits?|limited|exceeded|rate|quota|throttled|maintenance|temporarily|time[d -]*out|unsupported|not supported|not served|not authoritative)\b/iu;
