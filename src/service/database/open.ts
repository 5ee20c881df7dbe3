import {
  type Capabilities,
  type Database,
  DEFAULT_CAPABILITIES,
  type OpenedDatabase,
  type OpenOptions,
} from './database.js';

/** A kind of database. Its driver is loaded on demand, since each is an optional peer dependency. */
interface Adapter {
  capabilities: Readonly<Capabilities>;
  open(location: string, options: OpenOptions): Promise<OpenedDatabase>;
}

const SQLITE: Adapter = {
  capabilities: DEFAULT_CAPABILITIES,
  open: async (location, options) => (await import('./sqlite.js')).openSqlite(location, options),
};

const POSTGRES: Adapter = {
  capabilities: { ...DEFAULT_CAPABILITIES, isShared: true, locksRows: true },
  open: async (location) => (await import('./postgres.js')).openPostgres(location),
};

const adapterOf = (location: string): Adapter => (/^postgres(?:ql)?:\/\//.test(location) ? POSTGRES : SQLITE);

export const capabilitiesOf = (location: string): Readonly<Capabilities> => adapterOf(location).capabilities;

/** Opens and migrates a database: `postgres://…`, or an SQLite file. Rejects with `DatabaseNotOpened` if it cannot be opened or reached. */
export async function openDatabase(location: string, options: OpenOptions = {}): Promise<Database> {
  const { capabilities, open } = adapterOf(location);
  return { ...capabilities, location, ...(await open(location, options)) };
}
