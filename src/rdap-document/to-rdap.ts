import type { Part } from '../part.js';
import { domainObject } from './domain.js';
import { type RdapErrorStatus, rdapError } from './errors.js';
import type { DomainFound, RdapOptions, ResourceFound } from './input.js';
import { withJsContact } from './jscontact.js';
import { sourceNotice } from './notices.js';
import { completed, registryDocument, withNotice } from './registry-document.js';
import { resourceObject } from './resource.js';
import type { RdapAutnum, RdapDomain, RdapError, RdapIpNetwork, RdapLink } from './types.js';

/**
 * Returns what a lookup found as the RDAP response that a registry would send (RFC 9083). No server is contacted.
 *
 * For a registered or reserved name this is a domain object. If the registry responded by RDAP, it is the registry's own document, with what
 * the other responses add; else it is made from the properties. In the same way, an address, a prefix or an AS number is a network or an
 * autonomous system.
 *
 * Anything else is an error object, whose `errorCode` is the HTTP status to send it with: 404 for an available name, and for a number that its
 * registry has no record of; 400 if the registry calls the name invalid; 502 with `UNDETERMINED` if the responses do not say.
 */
export function toRdap(found: DomainFound, options?: RdapOptions): RdapDomain | RdapError;
export function toRdap(found: ResourceFound, options?: RdapOptions): RdapIpNetwork | RdapAutnum | RdapError;
export function toRdap(
  found: DomainFound | ResourceFound,
  options: RdapOptions = {},
): RdapDomain | RdapIpNetwork | RdapAutnum | RdapError {
  const document = 'domain' in found ? ofDomain(found, options) : ofResource(found, options);
  return options.jscontact === true && !('errorCode' in document) ? withJsContact(document) : document;
}

function ofDomain(found: DomainFound, { base }: RdapOptions): RdapDomain | RdapError {
  const { domain, properties } = found;
  if (properties['available?'] === true) return absent(404, `The registry has no domain ${domain}.`, found);
  if (properties['available?'] === null)
    return absent(502, `UNDETERMINED: the responses do not say whether ${domain} is registered.`, found);
  if (properties.status === 'invalid')
    return absent(400, `INVALID_DOMAIN: the registry does not accept the name ${domain}.`, found);
  const made = domainObject(found);
  const own = registryDocument(found.parts[0], 'domain');
  if (own !== null) return completed(own, made, found);
  return base === undefined ? made : { ...made, links: [self(`${base}domain/${domain}`)] };
}

function ofResource(found: ResourceFound, { base }: RdapOptions): RdapIpNetwork | RdapAutnum | RdapError {
  const { query, number } = found;
  if (number.status === 'unregistered') return absent(404, `The registry has no record of ${query}.`, found);
  if (number.status === 'unknown')
    return absent(502, `UNDETERMINED: the responses do not say who has ${query}.`, found);
  const own = registryDocument(found.parts[0], number.kind === 'as' ? 'autnum' : 'ip network');
  if (own !== null) return withNotice<RdapIpNetwork | RdapAutnum>(own, found);
  const made = resourceObject(found);
  const path = number.kind === 'as' ? `autnum/${query.replace(/^AS/, '')}` : `ip/${query}`;
  if (base === undefined) return made;
  const value = `${base}${path}`;
  return { ...made, links: [self(value), ...(made.links ?? []).map((link) => ({ ...link, value }))] };
}

const self = (href: string): RdapLink => ({ value: href, rel: 'self', href, type: 'application/rdap+json' });

/** Our own words only, so that no client finds its words for a free name in the text of a registry. */
const absent = (
  status: RdapErrorStatus,
  description: string,
  { parts, daystamp }: { parts: readonly Part[]; daystamp: string },
): RdapError => rdapError(status, [description], [sourceNotice(parts, daystamp, NO_OBJECT)]);

const NO_OBJECT = 'port43 wrote this error from that response.';
