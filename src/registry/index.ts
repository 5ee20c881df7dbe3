export {
  BOOTSTRAP_FILES,
  type BootstrapFile,
  type RdapBootstrap,
  rdapBootstrap,
} from './bootstrap.js';
export { type BootstrapTables, bootstrapBase, type NumberBlock, SHIPPED } from './bootstrap-tables.js';
export { IANA_HOST, readIanaReferral } from './discover.js';
export { encodeQuery } from './encode-query.js';
export { findRoute, findRouteIn, hasOwnServer, serverFor, WHOIS_PORT } from './find-server.js';
export { RDAP_PUBLISHED } from './iana.generated.js';
export { ianaFacts, ianaTlds } from './iana.js';
export {
  NATIONAL_RDAP,
  NATIONAL_WHOIS,
  NUMBER_QUERIES,
  NUMBER_REGISTRIES,
  type NumberQuery,
  numberQuery,
} from './number-servers.js';
export { findNumberRoute, type NumberRoute, numberBases, shippedBlocks } from './numbers.js';
export type { Route, Server } from './route.js';
export { SERVERS, type ServerRow } from './servers.js';
export { SUFFIXES } from './suffixes.js';
