import type { ClientOptions } from '../client-types.js';
import type { Domain } from '../domain.js';
import { findRoute } from '../registry/index.js';
import type { Engine } from './ask-in-turn.js';
import type { Deadline } from './deadline.js';
import { discoverServer } from './discover.js';
import { noServer, type RegistryServer, registryServer } from './registry-server.js';

/** Finds the server to ask first: the caller's, the table's, or the one that IANA names. */
export type FindServer = (domain: Domain, deadline: Deadline) => Promise<RegistryServer>;

export function serverFinder(engine: Engine, { servers = {}, discover = false }: ClientOptions): FindServer {
  /** Few, because only what IANA confirmed is kept: top-level domains that are newer than the table. */
  const discovered = new Map<string, RegistryServer>();
  return async ({ ascii, tld }, deadline) => {
    const route = findRoute(ascii);
    const known = registryServer(ascii, route, servers) ?? discovered.get(tld);
    if (known !== undefined && (known.server !== null || engine.rdap !== 'never')) return known;
    const found = discover && route.kind === 'unknown' ? await discoverServer(engine, tld, deadline) : null;
    if (found === null) throw noServer(route);
    discovered.set(tld, found);
    return found;
  };
}
