import { Socket } from 'node:net';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { DatabaseUnavailable, type PoolCounts } from './database.js';

/** All in ms. */
export interface Deadlines {
  /** To get a connection, either a new one or one that another query releases. */
  connect: number;
  /** For one statement; the server cancels it as well. */
  statement: number;
  /** To wait for a lock of another transaction. */
  lock: number;
}

export interface PoolOptions {
  url: string;
  /** Maximum number of connections. */
  size: number;
  /** Null for work without a time limit. */
  deadlines: Deadlines | null;
  /** Called when an idle connection is lost. No query is affected. */
  onLost: (error: Error) => void;
}

export interface BoundedPool extends PostgresPool {
  /** One statement, which the server keeps prepared by its name. */
  query<Row>(statement: { name: string; text: string; values: unknown[] }): Promise<Row[]>;
  counts(): PoolCounts;
}

/**
 * A connection pool in which nothing waits forever. A connection that exceeds a deadline is destroyed together with the idle ones,
 * which use the same network: otherwise each of them would have to exceed a deadline first.
 * Rejects with `DatabaseUnavailable` if a later attempt may succeed.
 */
export function openPool(options: PoolOptions): BoundedPool {
  const { pool, idle, end } = openConnections(options);

  async function acquire(): Promise<pg.PoolClient> {
    try {
      return await pool.connect();
    } catch (error) {
      throw unavailable(error, false) ?? error;
    }
  }

  const execute = (client: pg.PoolClient, statement: pg.QueryConfig) =>
    executeInTime(client, statement, options.deadlines, idle);

  return {
    async connect() {
      const client = await acquire();
      let lost = false;
      const query = async (text: string, values: readonly unknown[]) => {
        // Losing the connection rolled the transaction back. The caller should get the error of the loss.
        if (lost && text === 'rollback') return { command: 'ROLLBACK' as const, rowCount: 0, rows: [] };
        try {
          return await execute(client, { text, values: [...values] });
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
        const { rows } = await execute(client, statement);
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
    end,
  };
}

/** Opens connections as they are needed. `idle`: those that no query uses now. */
function openConnections({ url, size, deadlines, onLost }: PoolOptions) {
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
  // Without a listener, losing a connection in use would end the process. The failing statement reports the loss.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  pool.on('acquire', (client) => void idle.delete(client as unknown as Client));
  pool.on('release', (_error, client) => void idle.add(client as unknown as Client));
  pool.on('remove', (client) => void idle.delete(client as unknown as Client));
  pool.on('error', (error) => {
    if (!closing) onLost(error);
  });

  async function end(): Promise<void> {
    closing = true;
    const left = [...idle];
    await pool.end();
    // A server that does not acknowledge the end must not keep the process alive.
    setTimeout(() => {
      for (const { socket } of left) socket.destroy();
    }, END_TIMEOUT_MS).unref();
    for (const { socket } of left) socket.unref();
  }

  return { pool, idle: idle as ReadonlySet<Client>, end };
}

/** Executes a statement. If it takes too long, destroys its connection and the idle ones. */
async function executeInTime(
  client: pg.PoolClient,
  statement: pg.QueryConfig,
  deadlines: Deadlines | null,
  idle: ReadonlySet<Client>,
): Promise<pg.QueryResult> {
  let overdue = false;
  const giveUp = () => {
    overdue = true;
    for (const { socket } of [client as unknown as Client, ...idle]) socket.destroy();
  };
  const timer = deadlines === null ? null : setTimeout(giveUp, deadlines.statement + DEADLINE_GRACE_MS);
  try {
    return await client.query(statement);
  } catch (error) {
    if (overdue) throw new DatabaseUnavailable('no response in time', { doubtful: true, cause: error });
    throw unavailable(error, true) ?? error;
  } finally {
    if (timer !== null) clearTimeout(timer);
  }
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

/** Classes or codes of errors after which a later attempt may succeed (PostgreSQL, Appendix A). */
const LATER = /^(?:08|25006|40|53|55P03|57|58)/;

/** Those of them after which certainly nothing was written. */
const NOT_DONE = /^(?:25006|40001|40P01|53|55P03|57014)/;

/** An error without a code is not from the server: the connection failed. `sent`: whether the statement was sent. */
function unavailable(error: unknown, sent: boolean): DatabaseUnavailable | null {
  if (!(error instanceof Error)) return null;
  const code = 'severity' in error && 'code' in error ? String(error.code) : null;
  if (code !== null && !LATER.test(code)) return null;
  const doubtful = sent && (code === null || !NOT_DONE.test(code));
  return new DatabaseUnavailable(error.message, { locked: code === '55P03', doubtful, cause: error });
}

/** Counts and times in this schema stay below 2^53. */
const toNumber = (text: string): number => Number(text);

const parserOf = (oid: number, format?: 'text' | 'binary') =>
  format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
