/**
 * port43: query WHOIS and RDAP servers and read their responses.
 *
 * The entry point of the library. The command and the HTTP service use nothing else of it.
 */
export { availabilityOf, explainAvailability } from './availability.js';
export {
  AVAILABILITY_REASONS,
  type AvailabilityDetails,
  type AvailabilityReason,
} from './availability-details.js';
export { availability, createClient, lookup, lookupResource } from './client.js';
export type {
  AvailabilityLookupsOptions,
  AvailabilityManyOptions,
  AvailabilityOptions,
  AvailabilityResult,
  CallOptions,
  ClientEvent,
  ClientOptions,
  Connect,
  ConnectTarget,
  DelegatedResult,
  Failed,
  HostLeases,
  HostPace,
  Lookup,
  LookupCache,
  LookupManyOptions,
  LookupMixedOptions,
  LookupOptions,
  LookupResult,
  LookupSource,
  ManyOptions,
  NameList,
  OfList,
  PacingOptions,
  QueryOptions,
  RdapPolicy,
  ResourceLookup,
  ResourceResult,
  Routes,
  RoutesFile,
  RoutesOptions,
  ServerOverride,
  WhoisClient,
} from './client-types.js';
export {
  type ComparedAnswer,
  type ComparedValue,
  type Comparison,
  type Conflict,
  compare,
  type GivenValue,
  type Protocol,
} from './compare/compare.js';
export * from './diff/index.js';
export { type Domain, parseDomain } from './domain/domain.js';
export { domainFrom } from './domain/paste.js';
export {
  ERRORS,
  type ErrorMeaning,
  isWhoisError,
  type NoServerKind,
  WhoisError,
  type WhoisErrorCode,
  type WhoisErrorDetails,
  type WhoisErrorJson,
} from './errors.js';
export { type BindOptions, bind, type SocksOptions, socks } from './net/egress.js';
export { isSpecialAddress } from './net/special-address.js';
export * from './parse/index.js';
export {
  CONTACT_ROLES,
  type ContactRole,
  RESOURCE_STATUSES,
  type ResourceContact,
  type ResourceProperties,
  type ResourceStatus,
} from './parse-resource/properties.js';
export * from './rdap-check/index.js';
export * from './rdap-document/index.js';
export {
  BOOTSTRAP_FILES,
  type BootstrapFile,
  type BootstrapOptions,
  findRoute,
  type RdapBootstrap,
  type Route,
  rdapBootstrap,
  type Server,
} from './registry/index.js';
export * from './replay/index.js';
export { isResource, parseResource, type Resource, type ResourceKind } from './resource/resource.js';
