import { type Lookup, type LookupOptions, WhoisError } from '../index.js';
import type { LookupTurns } from '../limits/lookup-turns.js';
import { Overloaded } from '../limits/lookup-turns.js';
import { type Facts, factsOf } from './facts.js';

/** What is known of a name. Times are in ms. */
export interface Probe {
  /** What the last successful lookup found; null if there was none. */
  facts: Facts | null;
  /** When that was. */
  found: number;
  /** Code of the error if the last lookup failed; null if it succeeded. `PENDING`: the first one still runs. */
  error: string | null;
  /** How long the last lookup took. */
  duration: number;
}

export interface ProbesOptions {
  lookup(name: string, options: LookupOptions): Promise<Lookup>;
  /** Names that are never forgotten. */
  configured: ReadonlySet<string>;
  turns: LookupTurns;
  /** For how long a response is used. */
  ttl: number;
  now: () => number;
}

interface KnownName extends Probe {
  /** When the name may be looked up again. */
  due: number;
  running: Promise<void> | null;
}

/** Maximum number of names to remember besides those of the configuration. The oldest are forgotten first. */
const MAX_NAMES = 10_000;

/** A failed lookup is repeated after this time at the earliest: scrapes come every minute, and registries ban clients that repeat queries. */
const RETRY_MS = 300_000;

/** While lookups fail, dates of a response that is older than this are not printed. */
const MAX_STALE_MS = 7 * 24 * 3_600_000;

/** Errors after which a name is due again at once: the exporter was busy, or is being closed. */
const AGAIN_AT_ONCE = ['BUSY', 'ABORTED'];

/**
 * The state of each name that was probed. A lookup continues after the scrape that started it has ended, so that no scrape takes longer than
 * its client allows. The next scrape gets the result.
 */
export class Probes {
  readonly #options: ProbesOptions;
  readonly #known = new Map<string, KnownName>();

  constructor(options: ProbesOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#known.size;
  }

  /** What is known of a name now, without a lookup. */
  peek(name: string): Probe | null {
    const known = this.#known.get(name);
    return known === undefined ? null : this.#shown(known);
  }

  /** Looks the name up if it is due, and waits for it until `signal` aborts at the latest. The lookup counts toward the limit of `client`. */
  async probe(name: string, client: string, signal: AbortSignal): Promise<Probe> {
    const { now } = this.#options;
    const known = this.#known.get(name) ?? this.#add(name);
    if (known.running === null && known.due <= now()) {
      known.running = this.#look(name, known, client).finally(() => {
        known.running = null;
      });
    }
    if (known.running !== null) await orAborted(known.running, signal);
    return this.#shown(known);
  }

  async #look(name: string, known: KnownName, client: string): Promise<void> {
    const { lookup, turns, ttl, now } = this.#options;
    let start = now();
    try {
      const found = await turns.run(client, () => {
        start = now();
        return lookup(name, {});
      });
      const facts = factsOf(found);
      Object.assign(known, { facts, found: now(), duration: now() - start });
      known.error = facts.status === 'unknown' ? 'UNDETERMINED' : null;
      known.due = now() + (known.error === null ? ttl : Math.min(ttl, RETRY_MS));
    } catch (error) {
      const { code, retryAfter = 0 } = failureOf(error);
      known.error = code;
      known.duration = now() - start;
      known.due = AGAIN_AT_ONCE.includes(code)
        ? now()
        : now() + Math.max(Math.min(ttl, RETRY_MS), retryAfter);
    }
  }

  /** Dates outlive a failed lookup. The status does not: a name that was available may have been registered since. */
  #shown({ facts, found, error, duration }: KnownName): Probe {
    const isOld = this.#options.now() - found > MAX_STALE_MS;
    return { facts: error !== null && isOld ? null : facts, found, error, duration };
  }

  #add(name: string): KnownName {
    const known: KnownName = { facts: null, found: 0, error: 'PENDING', duration: 0, due: 0, running: null };
    this.#known.set(name, known);
    const { configured } = this.#options;
    for (const [oldest, { running }] of this.#known) {
      if (this.#known.size <= MAX_NAMES + configured.size) break;
      if (running === null && !configured.has(oldest)) this.#known.delete(oldest);
    }
    return known;
  }
}

function failureOf(error: unknown): { code: string; retryAfter?: number | undefined } {
  if (error instanceof Overloaded) return { code: 'BUSY' };
  return error instanceof WhoisError ? error : { code: 'INTERNAL' };
}

/** Waits for a lookup, which never rejects, or until the signal is aborted. The signal may outlive it, and keeps no listener. */
const orAborted = (running: Promise<void>, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      signal.removeEventListener('abort', end);
      resolve();
    };
    signal.addEventListener('abort', end);
    void running.then(end);
  });
