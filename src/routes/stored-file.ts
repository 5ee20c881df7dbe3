import { randomUUID } from 'node:crypto';
import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BootstrapFile } from '../registry/index.js';

/** One of IANA's bootstrap files as it is kept in a directory. */
export interface StoredFile {
  /** When IANA last confirmed it, in ms since 1970. */
  checked: number;
  /** Until when IANA says that there is nothing newer, in ms since 1970. */
  expires: number | null;
  etag: string | null;
  /** As IANA sent it; not checked yet. */
  document: unknown;
}

/** Twice what is fetched at most. */
const MAX_BYTES = 2 ** 21;

/** Returns the stored file; null if there is none. Throws if it cannot be read, or is something else. */
export function readStored(directory: string, file: BootstrapFile): StoredFile | null {
  const text = readText(join(directory, `${file}.json`));
  if (text === null) return null;
  const { checked, expires, etag, document } = JSON.parse(text) as Record<string, unknown>;
  if (!isTime(checked) || document === undefined) throw new Error('it is not a stored file');
  return {
    checked,
    expires: isTime(expires) ? expires : null,
    etag: typeof etag === 'string' && isEntityTag(etag) ? etag : null,
    document,
  };
}

/** Writes next to the stored file and renames, so that other processes see the old file or the new one. */
export async function writeStored(directory: string, file: BootstrapFile, stored: StoredFile): Promise<void> {
  await mkdir(directory, { recursive: true });
  const path = join(directory, `${file}.json`);
  const temporary = `${path}.${randomUUID()}`;
  try {
    await writeFile(temporary, `${JSON.stringify(stored)}\n`, { flag: 'wx' });
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** An entity tag (RFC 9110 section 8.8.3), which is sent back in a header. */
export const isEntityTag = (text: string): boolean => /^(?:W\/)?"[\x21\x23-\x7e]{0,200}"$/.test(text);

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function readText(path: string): string | null {
  let opened: number;
  try {
    // Opening a named pipe would wait for its writer.
    opened = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  try {
    const stats = fstatSync(opened);
    if (!stats.isFile()) throw new Error('it is not a file');
    if (stats.size > MAX_BYTES) throw new Error(`it is larger than ${MAX_BYTES} bytes`);
    return readFileSync(opened, 'utf8');
  } finally {
    closeSync(opened);
  }
}
