import manifest from '../../../package.json' with { type: 'json' };
import { UsageError } from '../exit.js';

/** Optional peers of the package, which lookups do not need. */
const PEERS: Readonly<Record<string, string>> = manifest.peerDependencies;
const NEEDED = ['fastify', '@fastify/compress', 'kysely', 'pino', 'prom-client'];

/** A dependency of Fastify: newer versions need Node 22, and npm warns. */
const FOR_NODE_20 = 'light-my-request@6.6';

/** The database if none is given. */
const DEFAULT_DATABASE = 'port43.db';

export const databaseFrom = (option: string | undefined, env: NodeJS.ProcessEnv): string =>
  option || env.DATABASE_URL || DEFAULT_DATABASE;

/** Loads the service. Missing packages are a `UsageError` that says what to install. `more`: packages that its options need. */
export async function loadService(database: string, more: readonly string[] = []) {
  const drivers = /^postgres(?:ql)?:/.test(database) ? ['pg', 'pg-boss'] : ['libsql'];
  const missing: string[] = [];
  for (const name of [...NEEDED, ...drivers, ...more]) {
    if (!(await isInstalled(name))) missing.push(`${name}@${PEERS[name]?.split(' ')[0]}`);
  }
  if (missing.some((each) => each.startsWith('fastify@')) && Number.parseInt(process.versions.node, 10) < 22)
    missing.push(FOR_NODE_20);
  if (missing.length > 0)
    throw new UsageError(`the service needs more packages: npm install ${missing.join(' ')}`);
  return import('../../service/index.js');
}

export async function isInstalled(name: string): Promise<boolean> {
  try {
    await import(name);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return false;
    throw error;
  }
}
