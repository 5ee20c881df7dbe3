import type { Properties } from '../parse/properties.js';
import type { ResourceProperties } from '../parse-resource/properties.js';
import type { Part } from '../part.js';

/** The part of a domain's lookup that a document is made of. */
export interface DomainFound {
  /** In ASCII. */
  domain: string;
  /** The UTC day of the responses, `YYYY-MM-DD`. */
  daystamp: string;
  /** The registry's response first. `rdap` is the JSON of one that came by RDAP. */
  parts: readonly Part[];
  /** What the responses say. */
  properties: Properties;
}

/** The same for an address, a prefix or an AS number, as `lookupResource` returns it. */
export interface ResourceFound {
  /** `192.0.2.1`, `2001:db8::/32`, `AS64496`. */
  query: string;
  /** The UTC day of the responses, `YYYY-MM-DD`. */
  daystamp: string;
  /** The registry's response first; empty for special-purpose numbers. */
  parts: readonly Part[];
  /** What the responses say. */
  number: ResourceProperties;
}

/** Options of {@link toRdap}. */
export interface RdapOptions {
  /** Base URL of the server that sends the document, with a final slash: the object's link to itself begins with it. */
  base?: string;
  /** Adds a JSContact card (RFC 9553) to each entity with a jCard, as the member `jscard`. @default false */
  jscontact?: boolean;
}
