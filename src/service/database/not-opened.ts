/** A database that cannot be opened. The message is for the operator: it names the database and contains no password. */
export class DatabaseNotOpened extends Error {
  /** Always `DatabaseNotOpened`. */
  override readonly name = 'DatabaseNotOpened';
  /** The error code of the system, of SQLite or of PostgreSQL, or null. */
  readonly code: string | null;

  constructor(message: string, code: string | null, cause: unknown) {
    super(code === null ? message : `${message} (${code})`, { cause });
    this.code = code;
  }
}

/** `file` as the operator wrote it. */
export function fileNotOpened(
  file: string,
  error: unknown,
  { create }: { create: boolean },
): DatabaseNotOpened {
  const { code, message } = innermost(error);
  const why: Readonly<Record<string, string>> = {
    ENOENT: create ? 'no such folder' : 'no such file',
    ENOTDIR: 'a part of its path is not a folder',
    EISDIR: 'it is a folder',
    EACCES: 'no permission to read and write it',
    EROFS: 'its file system is read-only',
    SQLITE_NOTADB: 'it is not an SQLite database',
  };
  return new DatabaseNotOpened(`${file} cannot be opened: ${why[code ?? ''] ?? message}`, code, error);
}

/** Where a PostgreSQL server listens: a host with its port, or the folder of its socket. */
export interface Place {
  host: string;
  port: number;
}

export function serverNotOpened({ host, port }: Place, error: unknown): DatabaseNotOpened {
  const socket = host.startsWith('/');
  const place = socket ? `PostgreSQL at ${host}/.s.PGSQL.${port}` : `PostgreSQL at ${host} port ${port}`;
  const { code, message, isAnswer } = innermost(error);
  if (isAnswer) return new DatabaseNotOpened(`${place} rejects the connection: ${message}`, code, error);
  const why: Readonly<Record<string, string>> = {
    ECONNREFUSED: 'the connection was refused',
    ENOTFOUND: 'no such host',
    EAI_AGAIN: 'its name cannot be resolved now',
    ENOENT: 'no such socket',
    EACCES: 'no permission to use its socket',
    EHOSTUNREACH: 'no route to the host',
    ENETUNREACH: 'no route to the network',
    ETIMEDOUT: 'no response in time',
  };
  return new DatabaseNotOpened(`${place} cannot be reached: ${why[code ?? ''] ?? message}`, code, error);
}

/** The original error: Node tries each address of a host, and wraps their errors in one. `isAnswer`: the error is from the server. */
function innermost(error: unknown): { code: string | null; message: string; isAnswer: boolean } {
  if (error instanceof AggregateError && error.errors.length > 0) return innermost(error.errors[0]);
  if (!(error instanceof Error)) return { code: null, message: String(error), isAnswer: false };
  if (error.cause instanceof Error) return innermost(error.cause);
  const { code = null, message } = error as NodeJS.ErrnoException;
  return { code, message, isAnswer: 'severity' in error };
}
