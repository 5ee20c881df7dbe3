import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { onTestFinished } from 'vitest';

const run = promisify(execFile);

/** A separate PostgreSQL server that can be stopped and started, behind a network that can become silent. */
export interface PostgresServer {
  /** What `--database` takes: through the network. */
  location: string;
  network: Network;
  start(): Promise<void>;
  /** `fast` rolls back transactions in progress, `immediate` is a crash. */
  stop(mode: 'fast' | 'immediate'): Promise<void>;
  /** One statement, past the network. */
  query(statement: string): Promise<pg.QueryResult>;
  /** A connection of the test's own, past the network; it ends with the test. */
  connect(): Promise<pg.Client>;
}

export interface Network {
  /** Connections stay open and nothing passes; what was sent meanwhile arrives when the network is back. */
  silence(): void;
  restore(): void;
}

/** Where `scripts/with-postgres.sh` found the programs of the server. */
const BIN = process.env.PORT43_TEST_POSTGRES_BIN ?? '';

/** Ends with the test. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'port43-postgres-'));
  const asRoot = process.getuid?.() === 0;
  if (asRoot) execFileSync('chown', ['postgres', folder]);
  else await chmod(folder, 0o700);
  const control = async (program: string, ...args: string[]): Promise<void> => {
    const command = [join(BIN, program), '-D', join(folder, 'data'), ...args];
    const as = asRoot ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups'] : [];
    const [file = '', ...rest] = [...as, ...command];
    await run(file, rest, { cwd: folder });
  };
  await control('initdb', '-U', 'port43', '--auth=trust', '-E', 'UTF8', '--locale=C');
  const socket = `-c listen_addresses='' -c unix_socket_directories='${folder}' -c max_connections=50`;
  const start = () => control('pg_ctl', '-w', '-l', join(folder, 'log'), '-o', socket, 'start');
  const stop = (mode: string) => control('pg_ctl', '-w', '-m', mode, 'stop');
  await start();
  const network = await openNetwork(join(folder, '.s.PGSQL.5432'));
  onTestFinished(async () => {
    network.close();
    await stop('immediate').catch(() => undefined); // It may be stopped already.
    await rm(folder, { recursive: true, force: true });
  });
  const direct = `postgres://port43@localhost/postgres?host=${folder}`;
  const connected = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: direct });
    client.on('error', () => undefined); // The server is stopped before it is left.
    await client.connect();
    return client;
  };
  return {
    location: `postgres://port43@127.0.0.1:${network.port}/postgres`,
    network,
    start,
    stop,
    query: async (statement) => {
      const client = await connected();
      try {
        return await client.query(statement);
      } finally {
        await client.end();
      }
    },
    connect: async () => {
      const client = await connected();
      onTestFinished(() => client.end());
      return client;
    },
  };
}

async function openNetwork(path: string): Promise<Network & { port: number; close(): void }> {
  const sockets = new Set<Socket>();
  let silent = false;
  const server = createServer((near) => {
    const far = connect(path);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('data', (chunk) => void other.write(chunk));
      socket.on('error', () => undefined); // Closing it notifies the other side.
      // A silent network does not report closed connections either, until it is back.
      socket.on('close', () => {
        sockets.delete(socket);
        if (silent) whenBack.push(() => other.end());
        else other.end();
      });
      if (silent) socket.pause();
    }
  });
  const whenBack: (() => void)[] = [];
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as { port: number }).port,
    silence() {
      silent = true;
      for (const socket of sockets) socket.pause();
    },
    restore() {
      silent = false;
      for (const socket of sockets) socket.resume();
      for (const tell of whenBack.splice(0)) tell();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
