export { encodeQuery } from './encode-query.js';
export { findRoute, serverFor } from './find-server.js';
export type { Route, Server } from './route.js';
