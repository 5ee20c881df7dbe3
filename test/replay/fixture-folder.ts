import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** The contents of a folder by file name. Objects are written as JSON. */
export type Files = Record<string, string | Uint8Array | object>;

/** Writes a folder of fixtures for one test; it goes when the test ends. Not for concurrent tests. */
export async function fixtureFolder(files: Files): Promise<string> {
  const { folder, remove } = await writeFolder(files);
  onTestFinished(remove);
  return folder;
}

/** Writes a folder that the caller must remove: in concurrent tests only the caller knows when. */
export async function writeFolder(files: Files): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'port43-'));
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    const plain = typeof content === 'string' || content instanceof Uint8Array;
    await writeFile(file, plain ? content : JSON.stringify(content));
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
