/** A lookup as RDAP's JSON (RFC 9083): pure, for browsers, too. */
export { type RdapErrorStatus, rdapError, toRdapError } from './errors.js';
export type { DomainFound, RdapOptions, ResourceFound } from './input.js';
export { toRdap } from './to-rdap.js';
export type * from './types.js';
