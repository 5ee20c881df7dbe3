import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { ClientOptions, HostLeases } from '../../index.js';
import type { Database } from '../database/database.js';
import type { Tables } from '../database/schema.js';
import { pause } from '../pause.js';

/** The client's default for a whole lookup. */
const LOOKUP_TIMEOUT_MS = 30_000;

/** Adds leases to the options of lookups, for a process that shares rate limits of hosts with those of the same `egress`. */
export function sharingTurns(
  { db }: Database,
  egress: string | undefined,
  lookups: ClientOptions,
  logger: Logger,
): { lookups: ClientOptions; close(): Promise<void> } {
  if (egress === undefined || lookups.pacing === false) return { lookups, close: async () => {} };
  const leases = egressLeases(db, egress, {
    timeout: lookups.timeout ?? LOOKUP_TIMEOUT_MS,
    onTrouble: (error) => logger.debug({ err: error }, 'leases of hosts are delayed'),
  });
  return { lookups: { ...lookups, pacing: { ...lookups.pacing, leases } }, close: leases.close };
}

export interface EgressLeases extends HostLeases {
  close(): Promise<void>;
}

export interface LeasesOptions {
  /** How long one query may take, in ms. */
  timeout: number;
  onTrouble: (error: unknown) => void;
}

/** How long a process with a lease may start queries, and how long after their time limit the lease of a killed process ends. In ms. */
const SLICE_MS = 2_000;
const GRACE_MS = 10_000;

/** Between two checks whether a host is free, and between two attempts while the database fails, in ms. */
const CHECK_MS = 50;
const RETRY_MS = 1_000;

/** By the clock of the database server, which all processes share. */
const NOW = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/**
 * Leases of hosts for processes whose queries leave from the same address, which `egress` names. Only the process with the lease of a host
 * queries it, at the full rate that the host allows. The lease of a killed process ends when all of its queries must be over. For
 * PostgreSQL.
 */
function egressLeases(db: Kysely<Tables>, egress: string, options: LeasesOptions): EgressLeases {
  const { timeout, onTrouble } = options;
  const holder = randomUUID();
  const lasts = SLICE_MS + timeout + GRACE_MS;
  const closing = new AbortController();
  const { signal } = closing;
  const pending = new Set<Promise<unknown>>();
  const nameOf = (host: string): string => `turn ${egress} ${host}`;

  async function tryTake(host: string): Promise<boolean> {
    const { rows } = await sql`
      insert into claims as claim (name, holder, until) values (${nameOf(host)}, ${holder}, ${NOW} + ${lasts}::bigint)
      on conflict (name) do update set holder = excluded.holder, until = excluded.until where claim.until < ${NOW}
      returning name`.execute(db);
    return rows.length > 0;
  }

  return {
    async take(host) {
      while (!signal.aborted) {
        try {
          if (await tryTake(host)) return SLICE_MS;
          await pause(CHECK_MS * (1 + Math.random()), signal);
        } catch (error) {
          onTrouble(error);
          await pause(RETRY_MS * (1 + Math.random()), signal);
        }
      }
      return 0;
    },
    give(host, rest) {
      const given = sql`
        update claims set until = ${NOW} + ${Math.ceil(rest)}::bigint where name = ${nameOf(host)} and holder = ${holder}`
        .execute(db)
        .catch(onTrouble)
        .finally(() => pending.delete(given));
      pending.add(given);
    },
    async close() {
      closing.abort();
      await Promise.all(pending);
    },
  };
}
