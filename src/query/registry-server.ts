import type { ServerOverride } from '../client-types.js';
import { WhoisError } from '../errors.js';
import { hostOf } from '../rdap/url.js';
import { type Route, type Server, serverFor } from '../registry/index.js';

/** The server to ask first. */
export interface RegistryServer {
  /** Null where there is no port 43, only RDAP. */
  server: Server | null;
  /** Its host was read from somebody's answer, not from our table or the caller's options. */
  publicOnly: boolean;
  /** RDAP base URL of the suffix, where it has one: the caller's, else the table's. */
  rdap: string | null;
  /** RDAP hosts that the table names for the suffix: its answers may redirect there. */
  rdapHosts: readonly string[];
}

type Overrides = Readonly<Record<string, ServerOverride>>;

/** The caller's own servers for a suffix before the table's; null where there is none to ask, of either kind. */
export function registryServer(domain: string, route: Route, overrides: Overrides): RegistryServer | null {
  const override = longestSuffix(domain, overrides);
  const known = route.kind === 'whois' ? route.server : null;
  const found = override?.host === undefined ? known : serverFor(override.host);
  const { rdap = rdapOf(route), ...own } = given(override ?? {});
  if (found === null && rdap === null) return null;
  const rdapHosts = [rdap, rdapOf(route)].flatMap((base) => (base === null ? [] : hostOf(new URL(base))));
  return { server: found && { ...found, ...own }, publicOnly: false, rdap, rdapHosts };
}

/** The error for a suffix without a server: its `kind` and address say what serves instead. */
export function noServer(route: Route): WhoisError {
  switch (route.kind) {
    case 'rdap':
      return new WhoisError(
        'NO_SERVER',
        `.${route.suffix} has no WHOIS server any more, only RDAP: ${route.url}`,
        {
          kind: 'rdap',
          url: route.url,
        },
      );
    case 'web':
      return new WhoisError(
        'NO_SERVER',
        `.${route.suffix} has no WHOIS server, only a web page: ${route.url}`,
        {
          kind: 'web',
          url: route.url,
        },
      );
    case 'none':
      return new WhoisError('NO_SERVER', `.${route.suffix} has no WHOIS server`, { kind: 'none' });
    default:
      return new WhoisError('NO_SERVER', `no WHOIS server is known for .${route.suffix}`, {
        kind: 'unknown',
      });
  }
}

function rdapOf(route: Route): string | null {
  if (route.kind === 'whois') return route.rdap;
  return route.kind === 'rdap' ? route.url : null;
}

/** Names below a suffix: `com` for `example.com`, never the whole name. */
function longestSuffix(domain: string, overrides: Overrides): ServerOverride | undefined {
  for (let dot = domain.indexOf('.'); dot >= 0; dot = domain.indexOf('.', dot + 1)) {
    const suffix = domain.slice(dot + 1);
    if (Object.hasOwn(overrides, suffix)) return overrides[suffix];
  }
  return undefined;
}

/** Without the keys whose value is `undefined`, which would hide what is known. */
function given(override: ServerOverride): ServerOverride {
  return Object.fromEntries(Object.entries(override).filter(([, value]) => value !== undefined));
}
