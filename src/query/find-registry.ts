import type { ServerOverride } from '../client-types.js';
import type { Domain } from '../domain/domain.js';
import { WhoisError } from '../errors.js';
import type { Deadline } from '../net/deadline.js';
import type { RdapRegistry } from '../rdap/transport.js';
import {
  type BootstrapTables,
  bootstrapBase,
  findRouteIn,
  IANA_HOST,
  type Route,
  readIanaReferral,
  serverFor,
} from '../registry/index.js';
import { parseReferral } from '../whois/referral.js';
import type { WhoisRegistry } from '../whois/transport.js';
import { ask, type Engine } from './engine.js';
import { registryError } from './judge.js';

/** The registry of a suffix, and how to query it: by WHOIS, by RDAP, or by both. */
export interface Registry extends WhoisRegistry, RdapRegistry {
  /** The caller named this WHOIS server without an RDAP server, so RDAP is not used instead if the server cannot be reached. */
  chosen: boolean;
  /** What the tables have for the suffix. */
  route: Route;
}

type Overrides = Readonly<Record<string, ServerOverride>>;

export interface FindRegistry {
  /** The registry to query: from the caller's `servers`, the table, or IANA. Rejects with NO_SERVER. */
  find(domain: Domain, deadline: Deadline): Promise<Registry>;
  /** The registry, if it is known without a query to IANA, or null. */
  known(domain: Domain): Registry | null;
}

/** `discover`: whether to ask IANA about unknown suffixes. `tables` gives IANA's bootstrap files as they are now. */
export function registryFinder(
  engine: Engine,
  overrides: Overrides,
  discover: boolean,
  tables: () => BootstrapTables,
): FindRegistry {
  /** Only what IANA confirmed: the few top-level domains that are newer than the table. */
  const discovered = new Map<string, Registry>();
  const knownAt = ({ ascii, tld }: Domain, route: Route) =>
    registryOf(ascii, route, overrides, tables()) ?? discovered.get(tld) ?? null;
  return {
    known: (domain) => knownAt(domain, findRouteIn(tables(), domain.ascii)),
    find: async (domain, deadline) => {
      const route = findRouteIn(tables(), domain.ascii);
      const known = knownAt(domain, route);
      if (known !== null) return known;
      const found = discover && route.kind === 'unknown' ? await askIana(engine, domain.tld, deadline) : null;
      if (found === null) throw noServer(route);
      discovered.set(domain.tld, found);
      return found;
    },
  };
}

/** The caller's servers for a suffix take precedence over the table's. Null if there is neither a WHOIS nor an RDAP server. */
function registryOf(
  domain: string,
  route: Route,
  overrides: Overrides,
  tables: BootstrapTables,
): Registry | null {
  const override = longestSuffix(domain, overrides);
  const known = route.kind === 'whois' ? route.server : null;
  const table = rdapOf(route);
  const { base, isListed } = bootstrapBase(route.suffix, tables);
  const bootstrap = isListed ? base : null;
  const isDropped = base !== null && !isListed;
  if (override === undefined) {
    if (known === null && table === null) return null;
    return {
      server: known,
      publicOnly: false,
      rdap: table,
      rdapBases: table === null ? [] : [table],
      bootstrap,
      withdrawn: isDropped && table === base,
      chosen: false,
      route,
    };
  }
  const found = override.host === undefined ? known : serverFor(override.host);
  const { rdap = table, ...own } = given(override);
  if (found === null && rdap === null) return null;
  const rdapBases = [rdap, table].filter((base) => base !== null);
  const chosen = override.host !== undefined && override.rdap === undefined;
  const withdrawn = isDropped && rdap === base && override.rdap === undefined;
  const server = found && { ...found, ...own };
  return { server, publicOnly: false, rdap, rdapBases, bootstrap, withdrawn, chosen, route };
}

/**
 * The server of a top-level domain that is newer than the table, according to whois.iana.org; null if it has none. The server is checked like
 * any referral. Rejects if IANA cannot be queried.
 */
export async function askIana(engine: Engine, tld: string, deadline: Deadline): Promise<Registry | null> {
  const question = engine.whois.question({ server: serverFor(IANA_HOST), publicOnly: false }, tld);
  if (question === null) return null;
  const answer = await ask({ engine, name: tld, deadline }, question);
  const error = registryError(answer, question.host, null);
  if (error !== null) throw error;
  const host = readIanaReferral(answer.part?.body ?? '');
  if (host === null) return null;
  const referral = parseReferral(host);
  if ('refused' in referral) return null;
  return {
    server: serverFor(referral.host),
    publicOnly: true,
    rdap: null,
    rdapBases: [],
    bootstrap: null,
    chosen: false,
    route: { kind: 'unknown', suffix: tld },
  };
}

/** The error for a suffix without a server; its `kind` and `url` say what there is instead. */
export function noServer(route: Route): WhoisError {
  const suffix = `.${route.suffix}`;
  switch (route.kind) {
    case 'rdap': {
      const message = `${suffix} no longer has a WHOIS server, only RDAP: ${route.url}`;
      return new WhoisError('NO_SERVER', message, { kind: 'rdap', url: route.url });
    }
    case 'web': {
      const message = `${suffix} has no WHOIS server, only a web page: ${route.url}`;
      return new WhoisError('NO_SERVER', message, { kind: 'web', url: route.url });
    }
    case 'none':
      return new WhoisError('NO_SERVER', `${suffix} has no WHOIS server`, { kind: 'none' });
    default:
      return new WhoisError('NO_SERVER', `no WHOIS server is known for ${suffix}`, { kind: 'unknown' });
  }
}

function rdapOf(route: Route): string | null {
  if (route.kind === 'whois') return route.rdap;
  return route.kind === 'rdap' ? route.url : null;
}

/** The override of the longest suffix of the name: `com` for `example.com`, never the whole name. */
function longestSuffix(domain: string, overrides: Overrides): ServerOverride | undefined {
  for (let dot = domain.indexOf('.'); dot >= 0; dot = domain.indexOf('.', dot + 1)) {
    const suffix = domain.slice(dot + 1);
    if (Object.hasOwn(overrides, suffix)) return overrides[suffix];
  }
  return overrides['*'];
}

/** Removes keys whose value is `undefined`, which would hide known facts. */
function given(override: ServerOverride): ServerOverride {
  return Object.fromEntries(Object.entries(override).filter(([, value]) => value !== undefined));
}
