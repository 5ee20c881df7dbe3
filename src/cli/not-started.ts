import { readFileSync } from 'node:fs';
import { UsageError } from './exit.js';

/** Why a port cannot be listened on, with the system's code; null for any other error. */
export function whyNotListening(error: unknown): string | null {
  const { code, syscall, address, port, hostname } = error as NodeJS.ErrnoException & Record<string, unknown>;
  if (syscall === 'getaddrinfo') return `no such host: ${hostname} (${code})`;
  if (syscall !== 'listen') return null;
  if (code === 'EADDRINUSE') return `port ${port} on ${address} is in use (${code})`;
  if (code === 'EACCES') return `no permission to listen on port ${port} (${code})`;
  return code === 'EADDRNOTAVAIL' ? `${address} is not an address of this machine (${code})` : null;
}

const UNREADABLE: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
};

/** Reads the file of an option. If it cannot be read, throws a `UsageError` with its path. */
export function readNamed(option: string, file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (cause) {
    const { code = '', message } = cause as NodeJS.ErrnoException;
    throw new UsageError(`--${option}: ${file} cannot be read: ${UNREADABLE[code] ?? message} (${code})`, {
      cause,
    });
  }
}

/** The error for a file that cannot be used, with the system's code. */
export const cannotBe = (what: 'read' | 'written', file: string, cause: unknown): UsageError =>
  new UsageError(`${file}: cannot be ${what} (${(cause as NodeJS.ErrnoException).code ?? cause})`, { cause });
