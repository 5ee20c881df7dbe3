export { IANA_HOST, readIanaReferral } from './discover.js';
export { encodeQuery } from './encode-query.js';
export { findRoute, hasOwnServer, serverFor, WHOIS_PORT } from './find-server.js';
export { ianaFacts, ianaTlds } from './iana.js';
export type { Route, Server } from './route.js';
export { SERVERS, type ServerRow } from './servers.js';
export { SUFFIXES } from './suffixes.js';
