export {
  BOOTSTRAP_FILES,
  type BootstrapFile,
  type BootstrapOptions,
  type RdapBootstrap,
  rdapBootstrap,
  rdapBootstrapIn,
} from './bootstrap.js';
export { type BootstrapTables, bootstrapBase, type ResourceBlock, SHIPPED } from './bootstrap-tables.js';
export { IANA_HOST, readIanaReferral } from './discover.js';
export { encodeQuery } from './encode-query.js';
export { findRoute, findRouteIn, hasOwnServer, serverFor, WHOIS_PORT } from './find-server.js';
export { RDAP_PUBLISHED } from './iana.generated.js';
export { ianaFacts, ianaTlds } from './iana.js';
export {
  NATIONAL_RDAP,
  NATIONAL_WHOIS,
  NUMBER_REGISTRIES,
  RESOURCE_QUERIES,
  type ResourceQuery,
  resourceQuery,
} from './resource-servers.js';
export { findResourceRoute, type ResourceRoute, resourceBases, shippedBlocks } from './resources.js';
export type { Route, Server } from './route.js';
export { SERVERS, type ServerRow } from './servers.js';
export { SUFFIXES } from './suffixes.js';
