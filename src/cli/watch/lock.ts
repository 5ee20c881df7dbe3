import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '../exit.js';

/** Takes the folder for this process. Resolves with what releases it. A folder that another process uses is a `UsageError`. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'lock');
  const release = () => rm(file, { force: true });
  if (await create(file)) return release;
  if (!isRunning(await ownerOf(file))) {
    // Left by a process that was killed.
    await rm(file, { force: true });
    if (await create(file)) return release;
  }
  const owner = (await ownerOf(file)) || 'unknown';
  throw new UsageError(`${folder} is in use by process ${owner} (if it is not, remove ${file})`);
}

/** Creates the file with the id of this process. Resolves to false if there is one. */
async function create(file: string): Promise<boolean> {
  try {
    await writeFile(file, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** The process that created the file; NaN if the file does not say. */
const ownerOf = async (file: string): Promise<number> =>
  Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10);

function isRunning(pid: number): boolean {
  if (!(pid > 0) || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
