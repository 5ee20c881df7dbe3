import { domainObject } from './domain.js';
import { rdapError } from './errors.js';
import type { DomainFound } from './input.js';
import { sourceNotice } from './notices.js';
import { completed, registryDocument } from './registry-document.js';
import type { RdapDomain, RdapError } from './types.js';

/**
 * What a lookup found, as the RDAP response that a registry would send (RFC 9083): pure, no server is contacted. A registered or reserved name is a
 * domain object; where the registry responded by RDAP that is its own document, with what the registrar adds.
 * Else it is an error object: 404 for an available name and for no other, 400 where the registry calls the name invalid, 502 with
 * `UNDETERMINED` where the responses do not say. `errorCode` is the status of HTTP to send it with.
 */
export function toRdap(found: DomainFound): RdapDomain | RdapError {
  const { domain, daystamp, parts, properties } = found;
  if (properties['available?'] === true) return absent(404, `The registry has no domain ${domain}.`);
  if (properties['available?'] === null)
    return absent(502, `UNDETERMINED: the responses do not say whether ${domain} is registered.`);
  if (properties.status === 'invalid')
    return absent(400, `INVALID_DOMAIN: the registry does not accept the name ${domain}.`);
  const made = domainObject(found);
  const own = registryDocument(found);
  return own === null ? made : completed(own, made, found);

  /** None of the registry's own words: a client that looks for words in them must not find others than ours. */
  function absent(status: 400 | 404 | 502, description: string): RdapError {
    return rdapError(status, [description], [sourceNotice(parts, daystamp, NO_OBJECT)]);
  }
}

const NO_OBJECT = 'port43 wrote this error from that response.';
