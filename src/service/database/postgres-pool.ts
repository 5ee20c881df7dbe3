import { Socket } from 'node:net';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { DatabaseUnavailable, type PoolCounts } from './database.js';

/** All in ms. */
export interface Deadlines {
  /** For a connection, be it a new one or a turn at one that is in use. */
  connect: number;
  /** For the answer to one statement; the server gives it up then as well. */
  statement: number;
  /** For a lock that somebody else has. */
  lock: number;
}

export interface PoolOptions {
  url: string;
  /** Connections at most. */
  size: number;
  /** Null for work that takes as long as it takes. */
  deadlines: Deadlines | null;
  /** Hears of connections that were lost while nobody used them: nothing is lost with them. */
  onLost: (error: Error) => void;
}

export interface BoundedPool extends PostgresPool {
  /** One statement, which the server keeps prepared by its name. */
  query<Row>(statement: { name: string; text: string; values: unknown[] }): Promise<Row[]>;
  counts(): PoolCounts;
}

/**
 * A pool in which nothing waits for ever. A connection that runs into a deadline is destroyed, and so are those that idle
 * beside it, which lead through the same network: else each would have to run into a deadline of its own.
 * Rejects with `DatabaseUnavailable` where the same may work later.
 */
export function openPool({ url, size, deadlines, onLost }: PoolOptions): BoundedPool {
  const idle = new Set<Client>();
  let closing = false;
  const pool = new pg.Pool({
    Client,
    connectionString: url,
    max: size,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: {
      getTypeParser: (oid, format) => (oid === pg.types.builtins.INT8 ? toNumber : parserOf(oid, format)),
    },
    connectionTimeoutMillis: deadlines?.connect ?? CONNECT_TIMEOUT_MS,
    ...(deadlines !== null && {
      statement_timeout: deadlines.statement,
      lock_timeout: deadlines.lock,
      idle_in_transaction_session_timeout: deadlines.statement,
    }),
  });
  // Without a listener, a connection that is lost while somebody uses it would end the process. Who uses it hears of it by
  // the statement that fails.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  pool.on('acquire', (client) => void idle.delete(client as unknown as Client));
  pool.on('release', (_error, client) => void idle.add(client as unknown as Client));
  pool.on('remove', (client) => void idle.delete(client as unknown as Client));
  pool.on('error', (error) => {
    if (!closing) onLost(error);
  });

  async function acquire(): Promise<pg.PoolClient> {
    try {
      return await pool.connect();
    } catch (error) {
      throw unavailable(error, false) ?? error;
    }
  }

  async function ask<Row extends pg.QueryResultRow>(
    client: pg.PoolClient,
    statement: pg.QueryConfig,
  ): Promise<pg.QueryResult<Row>> {
    let overdue = false;
    const giveUp = () => {
      overdue = true;
      for (const { socket } of [client as unknown as Client, ...idle]) socket.destroy();
    };
    const timer = deadlines === null ? null : setTimeout(giveUp, deadlines.statement + DEADLINE_GRACE_MS);
    try {
      return await client.query<Row>(statement);
    } catch (error) {
      if (overdue) throw new DatabaseUnavailable('no response in time', { doubtful: true, cause: error });
      throw unavailable(error, true) ?? error;
    } finally {
      if (timer !== null) clearTimeout(timer);
    }
  }

  return {
    async connect() {
      const client = await acquire();
      let lost = false;
      const query = async (text: string, values: readonly unknown[]) => {
        // What was lost is rolled back by that; whoever asks for it should hear of the loss.
        if (lost && text === 'rollback') return { command: 'ROLLBACK' as const, rowCount: 0, rows: [] };
        try {
          return await ask(client, { text, values: [...values] });
        } catch (error) {
          lost ||= error instanceof DatabaseUnavailable && error.doubtful;
          throw error;
        }
      };
      return { query, release: () => client.release(lost) } as unknown as PostgresPoolClient;
    },
    async query<Row>(statement: { name: string; text: string; values: unknown[] }) {
      const client = await acquire();
      try {
        const { rows } = await ask(client, statement);
        client.release();
        return rows as Row[];
      } catch (error) {
        client.release(error instanceof DatabaseUnavailable && error.doubtful);
        throw error;
      }
    },
    counts: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async end() {
      closing = true;
      const left = [...idle];
      await pool.end();
      // A server that does not answer the farewell must not keep the process.
      setTimeout(() => {
        for (const { socket } of left) socket.destroy();
      }, END_TIMEOUT_MS).unref();
      for (const { socket } of left) socket.unref();
    },
  };
}

/** For connecting, if the pool has no deadlines. */
const CONNECT_TIMEOUT_MS = 10_000;

/** Added to the server's own deadline, so that a reachable server reports first what happened. */
const DEADLINE_GRACE_MS = 500;

/** How long a connection may take to close after its end was announced. */
const END_TIMEOUT_MS = 1000;

/** Knows its socket, so that it can be ended at once, whatever it waits for. */
class Client extends pg.Client {
  readonly socket: Socket;

  constructor(config: pg.ClientConfig = {}) {
    const socket = new Socket();
    super({ ...config, stream: () => socket });
    this.socket = socket;
  }
}

/** Conditions in which the same may work later, by their class or code (PostgreSQL, Appendix A). */
const LATER = /^(?:08|25006|40|53|55P03|57|58)/;

/** Of these, the ones after which nothing was done for sure. */
const NOT_DONE = /^(?:25006|40001|40P01|53|55P03|57014)/;

/** What comes without a code is no word of the server: there is no connection. `sent`: whether the statement was. */
function unavailable(error: unknown, sent: boolean): DatabaseUnavailable | null {
  if (!(error instanceof Error)) return null;
  const code = 'severity' in error && 'code' in error ? String(error.code) : null;
  if (code !== null && !LATER.test(code)) return null;
  const doubtful = sent && (code === null || !NOT_DONE.test(code));
  return new DatabaseUnavailable(error.message, { locked: code === '55P03', doubtful, cause: error });
}

/** No count or time of ours reaches 2^53. */
const toNumber = (text: string): number => Number(text);

const parserOf = (oid: number, format?: 'text' | 'binary') =>
  format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
