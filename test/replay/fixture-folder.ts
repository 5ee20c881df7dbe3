import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Writes a folder of fixtures for one test; it goes when the test ends. Objects are written as JSON. */
export async function fixtureFolder(files: Record<string, string | Uint8Array | object>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'port43-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    const plain = typeof content === 'string' || content instanceof Uint8Array;
    await writeFile(file, plain ? content : JSON.stringify(content));
  }
  return folder;
}
