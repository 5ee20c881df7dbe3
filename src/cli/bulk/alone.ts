import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { realpath, stat, unlink } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { UsageError } from '../exit.js';
import { printable } from '../printable.js';

/**
 * Keeps others on this machine from writing into the same file, until the function it gives is called or the process ends: two that
 * go on with one file would ask each name twice, and one would cut off as half a result what the other is writing. A socket that
 * listens stands for it, because the system closes that however a process ends.
 */
export async function aloneWith(file: string): Promise<() => void> {
  const found = await stat(file).catch(() => null);
  // Devices and pipes may have many writers.
  if (found !== null && !found.isFile()) return () => {};
  const path = socketFor(await placeOf(file));
  const server = createServer((socket) => socket.destroy());
  for (let tries = 0; ; tries++) {
    try {
      await once(server.listen(path), 'listening');
      server.unref();
      return () => void server.close();
    } catch (error) {
      // Where no socket can be made, in a place that is read-only, nobody is kept away: results are written all the same.
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') return () => {};
      if (tries > 0 || (await answers(path)))
        throw new UsageError(`${printable(file)}: another port43 bulk is writing to it`, { cause: error });
      // It is left of one that was killed.
      await unlink(path).catch(() => undefined);
    }
  }
}

/** One spelling for a file, be it there or not. */
const placeOf = (file: string): Promise<string> =>
  realpath(file).catch(async () =>
    join(await realpath(dirname(file)).catch(() => dirname(file)), basename(file)),
  );

/** Short: the path of a socket has some hundred characters at most. */
function socketFor(place: string): string {
  const name = `port43-${createHash('sha1').update(place).digest('hex')}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), name);
}

async function answers(path: string): Promise<boolean> {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    return true;
  } catch (error) {
    return !['ECONNREFUSED', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '');
  } finally {
    socket.destroy();
  }
}
