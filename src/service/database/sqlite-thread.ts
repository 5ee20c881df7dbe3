import { DatabaseUnavailable } from './database.js';
import { WritingChannel } from './sqlite-channel.js';
import type { Result, Statement } from './sqlite-messages.js';

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

/** How long to wait for the turn to write. */
const MAX_TURN_WAIT_MS = 5_000;

const BEGIN: Statement = { text: 'begin immediate' };
const COMMIT: Statement = { text: 'commit' };
const ROLLBACK: Statement = { text: 'rollback' };

/** Opens a file in a thread that writes. */
export function startWriting(file: string): WritingThread {
  const channel = new WritingChannel(file);
  const turns = new Turns();
  return {
    async transaction(statements) {
      await turns.take();
      try {
        return (await channel.send([BEGIN, ...statements, COMMIT])).slice(1, -1);
      } finally {
        turns.give();
      }
    },
    async begin() {
      await turns.take();
      return new OpenTransaction(channel, () => turns.give());
    },
    close: () => channel.close(),
  };
}

/** Nothing is durable until it is committed. Rolling back a transaction that has ended has no effect. */
export class OpenTransaction {
  readonly #channel: WritingChannel;
  readonly #onEnd: () => void;
  #isOpen = true;
  #hasBegun = false;
  #hasFailed = false;

  constructor(channel: WritingChannel, onEnd: () => void) {
    this.#channel = channel;
    this.#onEnd = onEnd;
  }

  async run(statement: Statement): Promise<Result> {
    this.#check();
    // Sent with the first statement, to save a round trip to the thread.
    const statements = this.#hasBegun ? [statement] : [BEGIN, statement];
    this.#hasBegun = true;
    try {
      return (await this.#channel.send(statements)).at(-1) ?? [];
    } catch (error) {
      this.#hasFailed = true;
      throw error;
    }
  }

  async commit(): Promise<void> {
    this.#check();
    await this.#end(COMMIT);
  }

  async rollback(): Promise<void> {
    if (this.#isOpen) await this.#end(ROLLBACK);
  }

  /** A failed transaction is rolled back already, so another statement would be a separate transaction. */
  #check(): void {
    if (!this.#isOpen || this.#hasFailed) throw new Error('the transaction has ended');
  }

  async #end(statement: Statement): Promise<void> {
    this.#isOpen = false;
    try {
      if (this.#hasBegun) await this.#channel.send([statement]);
    } finally {
      this.#onEnd();
    }
  }
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
