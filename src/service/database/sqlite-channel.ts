import { once } from 'node:events';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { DatabaseUnavailable } from './database.js';
import {
  CLOSE,
  type Failure,
  type NotOpened,
  type Opening,
  type Result,
  type Statement,
  type Task,
  type TaskOutcome,
} from './sqlite-messages.js';

/** How long the thread waits for another process that writes (e.g. `port43 accounts`), and how long this side waits for the thread's result. */
const LOCK_WAIT_MS = 4_000;
const DEADLINE_MS = 8_000;

interface WaitingTask {
  resolve(results: Result[]): void;
  reject(error: Error): void;
}

/** A file that a thread has opened to write. */
export class WritingChannel {
  readonly #worker = takeThread();
  readonly #port: MessagePort;
  readonly #waiting = new Map<number, WaitingTask>();
  readonly #namesSent = new Set<string>();
  #tasks = 0;
  /** Why no more can be sent. */
  #ended: Error | null = null;

  constructor(file: string) {
    const { port1, port2: port } = new MessageChannel();
    this.#port = port1;
    this.#port.on('message', (message: TaskOutcome | NotOpened) => this.#receive(message));
    this.#port.on('close', () => this.#end());
    this.#worker.once('error', this.#fail);
    this.#worker.postMessage({ file, patience: LOCK_WAIT_MS, port } satisfies Opening, [port]);
  }

  /**
   * Returns the rows of each statement. Statements run in the order in which they are sent, even if the caller of earlier ones has given
   * up. Rejects with `DatabaseUnavailable` if a later attempt may succeed.
   */
  send(statements: readonly Statement[]): Promise<Result[]> {
    return new Promise((resolve, reject) => {
      if (this.#ended !== null)
        return reject(new DatabaseUnavailable(this.#ended.message, { cause: this.#ended }));
      const id = ++this.#tasks;
      const giveUp = () => {
        this.#waiting.delete(id);
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
      this.#waiting.set(id, {
        resolve: (results) => end(() => resolve(results)),
        reject: (error) => end(() => reject(error)),
      });
      const task: Task = { id, statements: statements.map((each) => this.#withoutKnownText(each)) };
      this.#port.postMessage(task);
    });
  }

  async close(): Promise<void> {
    if (this.#ended !== null) return;
    this.#ended = new Error('the database is closed');
    const closed = once(this.#port, 'close');
    this.#port.postMessage(CLOSE);
    await closed;
  }

  #withoutKnownText({ name, text, values }: Statement): Task['statements'][number] {
    if (name === undefined) return { text, values };
    if (this.#namesSent.has(name)) return { name, values };
    this.#namesSent.add(name);
    return { name, text, values };
  }

  #receive(message: TaskOutcome | NotOpened): void {
    if (!('id' in message)) {
      this.#ended = errorOf(message.error);
      return;
    }
    const task = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if ('results' in message) task?.resolve(JSON.parse(message.results));
    else task?.reject(knownError(errorOf(message.error)));
  }

  readonly #fail = (error: Error): void => {
    this.#ended = error;
  };

  /** The port is closed: after `close`, if the file could not be opened, or if the thread has failed. */
  #end(): void {
    const cause = this.#ended ?? new Error('the writing thread has ended');
    this.#ended = cause;
    for (const { reject } of this.#waiting.values())
      reject(new DatabaseUnavailable(cause.message, { doubtful: true, cause }));
    this.#waiting.clear();
    this.#worker.off('error', this.#fail);
    returnThread(this.#worker);
  }
}

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

function returnThread(worker: Worker): void {
  const hasEnded = worker.threadId === -1;
  if (idle.size < MAX_IDLE && !hasEnded) idle.add(worker);
  else void worker.terminate();
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
