import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '../exit.js';

/** Takes the folder for this process. Resolves with what releases it. A folder that another process uses is a `UsageError`. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'lock');
  for (const isLast of [false, true]) {
    try {
      const handle = await open(file, 'wx');
      await handle.writeFile(`${process.pid}\n`);
      await handle.close();
      return () => rm(file, { force: true });
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
      const owner = Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10);
      if (isLast || isRunning(owner))
        throw new UsageError(
          `${folder} is in use by process ${owner || 'unknown'} (if it is not, remove ${file})`,
          { cause },
        );
      // Left by a process that was killed.
      await rm(file, { force: true });
    }
  }
  throw new UsageError(`${folder} cannot be locked`);
}

function isRunning(pid: number): boolean {
  if (!(pid > 0) || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
