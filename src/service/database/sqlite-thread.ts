import { once } from 'node:events';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { DatabaseUnavailable } from './database.js';

export interface Statement {
  /** Of a statement that is run often: its text is sent to the thread once. */
  name?: string;
  text: string;
  /** Values by position or by name; undefined for statements that begin or end a transaction. */
  values?: readonly unknown[] | Readonly<Record<string, string | number | null>>;
}

/** The rows that a statement returned. */
export type Result = unknown[];

/** The first message to the thread about a file. Tasks, results and the end come and go through the port. */
export interface Opening {
  file: string;
  /** How long to wait for another process that writes, in ms. */
  patience: number;
  port: MessagePort;
}

/** Statements that the thread runs without a pause. A statement whose name the thread knows has no text. */
export interface Task {
  id: number;
  statements: readonly (Omit<Statement, 'text'> & { text?: string })[];
}

/** `results` is the JSON of the rows of each statement: copying one text to another thread costs less than copying many objects. */
export type Outcome = { id: number } & ({ results: string } | { error: Failure });

/** Why a file was not opened. The port is closed then. */
export interface NotOpened {
  error: Failure;
}

/** What is left of an error when it is sent. */
export interface Failure {
  message: string;
  code?: string;
}

/** Asks the thread to close a file. It closes the port as well. */
export const CLOSE = 'close';

/** Writes in a separate thread, so that requests do not wait for the disk. Rejects with `DatabaseUnavailable` if a later attempt may succeed. */
export interface WritingThread {
  /** Runs statements as one transaction, durable once it resolves. Returns the rows of each. */
  transaction(statements: readonly Statement[]): Promise<Result[]>;
  /**
   * Waits for the turn to write, for a transaction whose statements are sent one by one. It begins with the first; other writers wait
   * until it ends.
   */
  begin(): Promise<OpenTransaction>;
  close(): Promise<void>;
}

/** Nothing is durable until it is committed. Rolling back a transaction that has ended has no effect. */
export interface OpenTransaction {
  run(statement: Statement): Promise<Result>;
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

/** How long to wait for the turn to write, for another process that writes (in the thread, e.g. `port43 accounts`), and for the thread's result. */
const MAX_TURN_WAIT_MS = 5_000;
const LOCK_WAIT_MS = 4_000;
const DEADLINE_MS = 8_000;

const BEGIN: Statement = { text: 'begin immediate' };
const COMMIT: Statement = { text: 'commit' };
const ROLLBACK: Statement = { text: 'rollback' };

/** Threads whose file was closed, kept for the next: starting one takes 50 ms of CPU time. They keep no process alive. */
const idle = new Set<Worker>();
const MAX_IDLE = 2;

/** Each open file has a thread of its own: one that waits for a lock delays no other. */
function takeThread(): Worker {
  const [kept] = idle;
  if (kept !== undefined) {
    idle.delete(kept);
    return kept;
  }
  // Not the options of this process: with `--input-type`, for example, no thread starts.
  const worker = new Worker(new URL('./sqlite-writer.js', import.meta.url), { execArgv: [] });
  worker.unref();
  // Its file has a listener of its own, which says why; one that is idle has none, and an error without a listener ends the process.
  worker.on('error', () => idle.delete(worker));
  worker.on('exit', () => idle.delete(worker));
  return worker;
}

function giveThread(worker: Worker): void {
  const hasEnded = worker.threadId === -1;
  if (idle.size < MAX_IDLE && !hasEnded) idle.add(worker);
  else void worker.terminate();
}

/** Opens a file in a thread that writes. */
export function startWriting(file: string): WritingThread {
  const { port1: port, port2: threadEnd } = new MessageChannel();
  const waiting = new Map<number, { resolve(results: Result[]): void; reject(error: Error): void }>();
  let tasks = 0;
  let ended: Error | null = null;
  port.on('message', (outcome: Outcome | NotOpened) => {
    if (!('id' in outcome)) {
      ended = errorOf(outcome.error);
      return;
    }
    const task = waiting.get(outcome.id);
    waiting.delete(outcome.id);
    if ('results' in outcome) task?.resolve(JSON.parse(outcome.results));
    else task?.reject(knownError(errorOf(outcome.error)));
  });
  const worker = takeThread();
  const fail = (error: Error) => {
    ended = error;
  };
  worker.once('error', fail);
  port.on('close', () => {
    const cause = ended ?? new Error('the writing thread has ended');
    ended = cause;
    for (const { reject } of waiting.values())
      reject(new DatabaseUnavailable(cause.message, { doubtful: true, cause }));
    waiting.clear();
    worker.off('error', fail);
    giveThread(worker);
  });
  worker.postMessage({ file, patience: LOCK_WAIT_MS, port: threadEnd } satisfies Opening, [threadEnd]);

  const known = new Set<string>();
  const withoutKnownText = ({ name, text, values }: Statement): Task['statements'][number] => {
    if (name === undefined) return { text, values };
    if (known.has(name)) return { name, values };
    known.add(name);
    return { name, text, values };
  };

  /** Statements run in the order in which they are sent, even if the caller of earlier ones has given up. */
  const send = (statements: readonly Statement[]): Promise<Result[]> =>
    new Promise((resolve, reject) => {
      if (ended !== null) return reject(new DatabaseUnavailable(ended.message, { cause: ended }));
      const id = ++tasks;
      const giveUp = () => {
        waiting.delete(id);
        reject(
          new DatabaseUnavailable(`no response from the disk within ${DEADLINE_MS / 1000} s`, {
            doubtful: true,
          }),
        );
      };
      const timer = setTimeout(giveUp, DEADLINE_MS);
      const end = (finish: () => void) => {
        clearTimeout(timer);
        finish();
      };
      waiting.set(id, {
        resolve: (results) => end(() => resolve(results)),
        reject: (error) => end(() => reject(error)),
      });
      port.postMessage({ id, statements: statements.map(withoutKnownText) } satisfies Task);
    });

  const turns = new Turns();
  return {
    async transaction(statements) {
      await turns.take();
      try {
        return (await send([BEGIN, ...statements, COMMIT])).slice(1, -1);
      } finally {
        turns.give();
      }
    },
    async begin() {
      await turns.take();
      let [isOpen, hasBegun, hasFailed] = [true, false, false];
      const end = async (statement: Statement): Promise<void> => {
        isOpen = false;
        try {
          if (hasBegun) await send([statement]);
        } finally {
          turns.give();
        }
      };
      return {
        async run(statement) {
          // A failed transaction is rolled back already, so another statement would be a separate transaction.
          if (!isOpen || hasFailed) throw new Error('the transaction has ended');
          // Sent with the first statement, to save a round trip to the thread.
          const statements = hasBegun ? [statement] : [BEGIN, statement];
          hasBegun = true;
          try {
            return (await send(statements)).at(-1) ?? [];
          } catch (error) {
            hasFailed = true;
            throw error;
          }
        },
        async commit() {
          if (!isOpen || hasFailed) throw new Error('the transaction has ended');
          await end(COMMIT);
        },
        async rollback() {
          if (isOpen) await end(ROLLBACK);
        },
      };
    },
    close: async () => {
      if (ended !== null) return;
      ended = new Error('the database is closed');
      const closed = once(port, 'close');
      port.postMessage(CLOSE);
      await closed;
    },
  };
}

/** One after the other, in the order in which they came. */
class Turns {
  readonly #waiting = new Set<() => void>();
  #taken = false;

  take(): Promise<void> {
    if (!this.#taken) {
      this.#taken = true;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        this.#waiting.delete(start);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(start);
        reject(new DatabaseUnavailable(`no turn to write within ${MAX_TURN_WAIT_MS / 1000} s`));
      }, MAX_TURN_WAIT_MS);
      this.#waiting.add(start);
    });
  }

  give(): void {
    const [next] = this.#waiting;
    if (next === undefined) this.#taken = false;
    else next();
  }
}

const errorOf = ({ message, code }: Failure): Error & { code?: string } =>
  Object.assign(new Error(message), { code });

/** Errors after which a later attempt may succeed: locked, full, unreadable, read-only. */
const LATER = /^SQLITE_(?:BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|NOMEM|PROTOCOL|INTERRUPT|CORRUPT|NOTADB)/;

/** Returns an error of SQLite as `DatabaseUnavailable` if a later attempt may succeed. */
export function knownError(error: Error & { code?: string }): Error {
  const { message, code = '' } = error;
  if (!LATER.test(code) && !/database is locked/.test(message)) return error;
  return new DatabaseUnavailable(message, { cause: error });
}
