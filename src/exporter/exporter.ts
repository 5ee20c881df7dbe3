import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { type ClientOptions, createClient, type WhoisClient } from '../index.js';
import { CONNECTIONS_PER_LOOKUP, MAX_CONNECTIONS } from '../limits/connections.js';
import { limitSending, serveHttp } from '../limits/http-server.js';
import { DEFAULT_TURNS, LookupTurns } from '../limits/lookup-turns.js';
import type { WatchedName } from './config.js';
import { CONTENT_TYPE, metricsOf, ownMetric } from './metrics.js';
import { type Probe, Probes } from './probes.js';

/** Times in ms. */
export interface ExporterOptions {
  /** @default '127.0.0.1' */
  host?: string | undefined;
  /** 0 is any free one. @default 9222 */
  port?: number | undefined;
  /** Names that `/metrics` always has. */
  names?: readonly WatchedName[];
  /** For how long a response is used. @default 7_200_000 */
  ttl?: number | undefined;
  /** Options of the client: timeouts, pacing, `connect`, `rdap`. */
  lookups?: ClientOptions;
  /** Lookups at the same time, in all and for one address (IPv6: its /64). @default { total: 500, address: 100 } */
  lookupsAtOnce?: { total?: number | undefined; address?: number | undefined };
  /** How often names are checked for being due. @default 30_000 */
  interval?: number;
  /** Called with each request once it is answered. */
  onRequest?: ((asked: ExporterRequest) => void) | undefined;
  /** The clock, in ms since 1970. @default Date.now */
  now?: () => number;
}

export interface ExporterRequest {
  /** The client's address. */
  from: string;
  /** Path and query. */
  url: string;
  status: number;
  ms: number;
}

export interface Exporter {
  host: string;
  port: number;
  /** Accepts no more requests, finishes those in progress, aborts lookups and ends. */
  close(): Promise<void>;
}

const TTL_MS = 7_200_000;
const INTERVAL_MS = 30_000;
const REQUEST_TIMEOUT_MS = 10_000;
const RESPONSE_TIMEOUT_MS = 30_000;
/** Prometheus says how long it waits. Without that header: its default. */
const SCRAPE_TIMEOUT_S = 10;
const MAX_SCRAPE_TIMEOUT_S = 120;
/** Time of a scrape that is reserved for sending the response, in ms. */
const MARGIN_S = 0.5;
const MAX_TARGET = 255;

/** Starts an exporter of metrics about domain names for Prometheus. Rejects if the port is taken. */
export async function createExporter(options: ExporterOptions = {}): Promise<Exporter> {
  const { host = '127.0.0.1', port = 9222, names = [], ttl = TTL_MS, now = Date.now } = options;
  const { total = DEFAULT_TURNS.total, address = DEFAULT_TURNS.client } = options.lookupsAtOnce ?? {};
  const clients = new Clients(options.lookups ?? {});
  const hosts = new Map(names.map((each) => [each.name, each.host]));
  const turns = new LookupTurns({ ...DEFAULT_TURNS, total, client: address });
  const probes = new Probes({
    lookup: (name, own) => clients.of(hosts.get(name)).lookup(name, own),
    configured: new Set(hosts.keys()),
    turns,
    ttl,
    now,
  });
  const ending = new AbortController();

  /** The names of the configuration as far as they are known, and the exporter itself. */
  const metricsPage = (): Page => {
    const known = names.flatMap(({ name }): [string, Probe][] => {
      const probe = probes.peek(name);
      return probe === null ? [] : [[name, probe]];
    });
    const own =
      ownMetric('port43_exporter_lookups_running', 'Lookups in progress', turns.running) +
      ownMetric('port43_exporter_lookups_waiting', 'Lookups that wait for a turn', turns.waiting) +
      ownMetric('port43_exporter_names', 'Names whose state is stored', probes.size);
    return { status: 200, text: metricsOf(new Map(known), now()) + own, type: CONTENT_TYPE };
  };

  const probePage = async ({ searchParams }: URL, { from, signal }: Scrape): Promise<Page> => {
    const target = searchParams.get('target')?.trim() ?? '';
    if (target === '' || target.length > MAX_TARGET)
      return problem(400, `"target" must be a domain name: /probe?target=example.com`);
    // A client must not choose where this machine connects.
    if (searchParams.has('host')) return problem(400, '"host" is only accepted in the file of --config');
    const probe = await probes.probe(target, from, signal);
    return { status: 200, text: metricsOf(new Map([[target, probe]]), now()), type: CONTENT_TYPE };
  };

  const respond = async (url: URL, scrape: Scrape): Promise<Page> => {
    switch (url.pathname) {
      case '/':
        return { status: 200, text: INDEX, type: 'text/plain; charset=utf-8' };
      case '/metrics':
        return metricsPage();
      case '/probe':
        return probePage(url, scrape);
      default:
        return problem(404, `unknown path; there are ${PATHS.join(', ')}`);
    }
  };

  const server = await serveHttp(
    {
      host,
      port,
      connections: { total: MAX_CONNECTIONS, network: CONNECTIONS_PER_LOOKUP * address },
      questionTimeout: REQUEST_TIMEOUT_MS,
    },
    async (request, response, { from, isCrowded, signal }) => {
      const start = performance.now();
      const patience = AbortSignal.timeout(scrapeTimeout(request));
      const page = await pageFor(request, isCrowded, (url) =>
        respond(url, { from, signal: AbortSignal.any([signal, patience, ending.signal]) }),
      );
      send(request, response, page);
      const ms = Math.round(performance.now() - start);
      options.onRequest?.({ from, url: request.url ?? '', status: page.status, ms });
    },
  ).catch(async (error: unknown) => {
    await clients.close();
    throw error;
  });
  const watching = watch(names, probes, {
    interval: options.interval ?? INTERVAL_MS,
    atOnce: address,
    signal: ending.signal,
  });

  const close = async (): Promise<void> => {
    ending.abort();
    await Promise.all([server.close(), clients.close(), watching]);
  };
  let ended: Promise<void> | null = null;
  return { host, port: server.port, close: () => (ended ??= close()) };
}

/** Keeps the names of the configuration fresh in the background, so that `/metrics` never waits for a server. */
async function watch(
  names: readonly WatchedName[],
  probes: Probes,
  { interval, atOnce, signal }: { interval: number; atOnce: number; signal: AbortSignal },
): Promise<void> {
  while (names.length > 0 && !signal.aborted) {
    const due = names.values();
    const workers = Array.from({ length: Math.min(atOnce, names.length) }, async () => {
      for (const { name } of due) {
        if (signal.aborted) return;
        await probes.probe(name, 'configuration', signal);
      }
    });
    await Promise.all(workers);
    await delay(interval, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/** One client for all names, and one for each server that the configuration names. */
class Clients {
  readonly #options: ClientOptions;
  readonly #clients = new Map<string | undefined, WhoisClient>();

  constructor(options: ClientOptions) {
    this.#options = options;
    this.of(undefined);
  }

  of(host: string | undefined): WhoisClient {
    const known = this.#clients.get(host);
    if (known !== undefined) return known;
    const client = createClient({
      ...this.#options,
      ...(host === undefined ? {} : { servers: { '*': { host } } }),
    });
    this.#clients.set(host, client);
    return client;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#clients.values()].map((client) => client.close()));
  }
}

/** The network of a client, and a signal that aborts when it no longer needs the response. */
interface Scrape {
  from: string;
  signal: AbortSignal;
}

interface Page {
  status: number;
  text: string;
  type: string;
}

const problem = (status: number, text: string): Page => ({
  status,
  text: `${text}\n`,
  type: 'text/plain; charset=utf-8',
});

const PATHS = ['/probe?target=NAME', '/metrics'];
const INDEX = `port43 exporter: metrics about domain names, for Prometheus\n\n${PATHS.join('\n')}\n`;

async function pageFor(
  { method, url = '/' }: IncomingMessage,
  isCrowded: boolean,
  respond: (url: URL) => Promise<Page>,
): Promise<Page> {
  if (isCrowded) return problem(503, 'too many connections from this address');
  if (method !== 'GET' && method !== 'HEAD') return problem(405, 'only GET and HEAD are accepted');
  const base = 'http://exporter.invalid';
  return URL.canParse(url, base) ? respond(new URL(url, base)) : problem(400, 'the path is not valid');
}

function scrapeTimeout({ headers }: IncomingMessage): number {
  const given = Number(headers['x-prometheus-scrape-timeout-seconds'] ?? SCRAPE_TIMEOUT_S);
  const seconds = given > 0 ? Math.min(given, MAX_SCRAPE_TIMEOUT_S) : SCRAPE_TIMEOUT_S;
  return 1000 * Math.max(seconds - MARGIN_S, seconds / 2);
}

function send({ method }: IncomingMessage, response: ServerResponse, { status, text, type }: Page): void {
  limitSending(response, RESPONSE_TIMEOUT_MS);
  const body = Buffer.from(text);
  response.writeHead(status, {
    'content-type': type,
    'content-length': body.length,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(status === 405 ? { allow: 'GET, HEAD' } : {}),
  });
  response.end(method === 'HEAD' ? undefined : body);
}
