import { availabilityOf } from './availability.js';
import type { CallOptions, ClientOptions, Lookup, WhoisClient } from './client-types.js';
import { type Domain, parseDomain } from './domain.js';
import { parse } from './parse/index.js';
import { askInTurn, type Engine } from './query/ask-in-turn.js';
import { fromCache, toCache } from './query/cached.js';
import { Calls } from './query/calls.js';
import { checkTarget } from './query/check-target.js';
import { collectParts } from './query/collect-parts.js';
import type { Deadline } from './query/deadline.js';
import { emitTo } from './query/events.js';
import { toError } from './query/failure.js';
import { Pacing } from './query/pacing.js';
import { rawQuestion } from './query/raw-question.js';
import { serverFinder } from './query/server-finder.js';
import { readSettings, time } from './query/settings.js';
import { overSockets } from './rdap/get.js';
import { overFetch } from './rdap/get-by-fetch.js';
import { merge } from './record/index.js';

/** A client of its own: its calls share options, pacing and cache. Throws a TypeError for options that make no sense. */
export function createClient(options: ClientOptions = {}): WhoisClient {
  const settings = readSettings(options);
  const { pacing = {}, connect = null, cache } = options;
  const engine: Engine = {
    pacing: new Pacing(pacing),
    waitCounts: pacing !== false && pacing.waitCounts === true,
    connect,
    limits: settings,
    retries: settings.retries,
    rdap: settings.rdap,
    get: options.fetch === undefined ? overSockets(settings, connect) : overFetch(settings, options.fetch),
    emit: emitTo(options.onEvent),
  };
  const calls = new Calls();
  const findServer = serverFinder(engine, options);

  const ask = async (domain: Domain, maxReferrals: number, deadline: Deadline): Promise<Lookup> => {
    const server = await findServer(domain, deadline);
    const { parts, warnings } = await collectParts(engine, domain.ascii, server, maxReferrals, deadline);
    return {
      domain: domain.ascii,
      daystamp: new Date().toISOString().slice(0, 10),
      parts,
      record: merge(parts),
      properties: parse(parts, { domain: domain.ascii }),
      warnings,
    };
  };

  return {
    lookup: (name, { signal } = {}) =>
      calls.run(settings.timeout, signal, async (deadline) => {
        const domain = parseDomain(name);
        const warnings: string[] = [];
        const warn = (message: string) => {
          warnings.push(message);
          engine.emit({ type: 'warning', domain: domain.ascii, host: null, message });
        };
        const kept = await fromCache(cache, domain.ascii, deadline, warn);
        if (kept !== null) return kept;
        const found = await ask(domain, settings.maxReferrals, deadline);
        await toCache(cache, found, deadline, warn);
        return { ...found, warnings: [...found.warnings, ...warnings] };
      }),

    // The registry alone decides, so that no registrar is asked; and what has no registrar's part is not kept.
    availability: (name, { signal } = {}) =>
      calls.run(settings.timeout, signal, async (deadline) => {
        const domain = parseDomain(name);
        const warn = (message: string) =>
          engine.emit({ type: 'warning', domain: domain.ascii, host: null, message });
        const kept = await fromCache(cache, domain.ascii, deadline, warn);
        return availabilityOf(kept ?? (await ask(domain, 0, deadline)));
      }),

    query: async ({ host, port = 43, query, timeout = settings.timeout, signal }) =>
      calls.run(time('timeout', timeout), signal, async (deadline) => {
        checkTarget(host, port);
        const question = { host, port, bytes: rawQuestion(query), publicOnly: false };
        const { received, failure, part } = await askInTurn(engine, question, deadline, null);
        if (failure !== null) throw toError(failure, host, part === null ? [] : [part]);
        return received;
      }),

    close: () => calls.close(),
  };
}

let shared: WhoisClient | undefined;

function sharedClient(): WhoisClient {
  shared ??= createClient();
  return shared;
}

/** Looks a domain up on a client that all such calls share: parts, record and properties. Rejects with a `WhoisError`. */
export function lookup(domain: string, options?: CallOptions): Promise<Lookup> {
  return sharedClient().lookup(domain, options);
}

/** Whether a name is free, on the shared client; rejects with a `WhoisError`, `UNDETERMINED` when it cannot be known. */
export function availability(domain: string, options?: CallOptions): Promise<boolean> {
  return sharedClient().availability(domain, options);
}
