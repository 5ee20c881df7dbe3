import { createHash } from 'node:crypto';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { WatchedRecord } from '../../watches/index.js';
import { cannotBe } from '../not-started.js';
import { storedRecord } from '../stored-record.js';
import type { Disk } from './disk.js';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** A record is a few KiB; a server may send 1 MiB a part. */
const MAX_BYTES = 64 * 2 ** 20;

/**
 * The records of a watch, each kept once, in files that are named by their content: `versions/ab/abcd….json.gz`. A file is
 * `{ domain, parts }`, which `port43 diff` reads after `gunzip`. The properties are parsed again each time, so that a later release of port43, which
 * reads more of a record, does not take that for a change.
 */
export class Versions {
  readonly #folder: string;
  readonly #disk: Disk;

  constructor(folder: string, disk: Disk) {
    this.#folder = join(folder, 'versions');
    this.#disk = disk;
  }

  /** The key of a record: a hash of its facts and of the servers they are from. */
  keyOf({ properties, parts }: WatchedRecord): string {
    const { disclaimer: _, events, ...facts } = properties;
    const dated = events.filter(({ action }) => action !== 'last update of RDAP database');
    const content = JSON.stringify([parts.map(({ host }) => host), facts, dated]);
    return createHash('sha256').update(content).digest('hex');
  }

  /** Keeps a record under its key, which it resolves with. */
  async keep(domain: string, record: WatchedRecord): Promise<string> {
    const key = this.keyOf(record);
    const file = this.#fileOf(key);
    if (await exists(file)) return key;
    const parts = record.parts.map(({ host, body }) => ({ host, body }));
    await this.#disk.replace(file, await compress(JSON.stringify({ domain, parts })));
    return key;
  }

  /** A file that is gone or damaged is a `UsageError`: without it, a change could be missed. */
  async read(key: string): Promise<WatchedRecord> {
    const file = this.#fileOf(key);
    try {
      const bytes = await decompress(await readFile(file), { maxOutputLength: MAX_BYTES });
      return storedRecord(bytes.toString('utf8'), {});
    } catch (cause) {
      throw cannotBe('read', file, cause);
    }
  }

  #fileOf(key: string): string {
    return join(this.#folder, key.slice(0, 2), `${key}.json.gz`);
  }
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
