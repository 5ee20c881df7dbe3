import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { realpath, stat, unlink } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { UsageError } from '../exit.js';
import { printable } from '../printable.js';

/**
 * Locks a file against other `bulk` processes on this machine, until the returned function is called or the process ends. Two processes with
 * one file would look up each name twice, and one would cut off as an incomplete result what the other is writing. The lock is a listening
 * socket, because the system closes it however a process ends.
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
      // If no socket can be created, for example on a read-only file system, results are written without a lock.
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') return () => {};
      if (tries > 0 || (await answers(path)))
        throw new UsageError(`${printable(file)}: another port43 bulk is writing to it`, { cause: error });
      // It is left over from a process that was killed.
      await unlink(path).catch(() => undefined);
    }
  }
}

/** The canonical path of a file, whether it exists or not. */
const placeOf = (file: string): Promise<string> =>
  realpath(file).catch(async () =>
    join(await realpath(dirname(file)).catch(() => dirname(file)), basename(file)),
  );

/** Short, because the path of a socket is limited to about a hundred characters. */
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
