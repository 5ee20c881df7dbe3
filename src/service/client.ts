import { type ClientOptions, createClient, type WhoisClient } from '../index.js';
import type { Database } from './database/database.js';

/** What looks names up. Where the options make no sense, the database is closed: it would keep the process. */
export async function clientOf(lookups: ClientOptions, database: Database): Promise<WhoisClient> {
  try {
    return createClient(lookups);
  } catch (error) {
    await database.close();
    throw error;
  }
}
