// @ts-check
/**
 * The thread that writes. SQLite works in the thread that calls it, and a commit waits for the disk. Plain JavaScript, because Node
 * loads the file of a worker unchanged. It receives statements, including those that begin and commit transactions; a failing
 * statement ends its transaction.
 */
import { statSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import Sqlite from 'libsql';

/** @typedef {import('./sqlite-messages.js').Opening} Opening */
/** @typedef {import('./sqlite-messages.js').Statement} Statement */
/** @typedef {import('./sqlite-messages.js').Task} Task */
/** @typedef {import('./sqlite-messages.js').Result} Result */

/** Prepared statements of a file to keep. Lists of different lengths are different statements, so the number must be limited. */
const PREPARED = 256;

class WrittenFile {
  #file;
  #sqlite;
  /** The file that was opened, whatever has its name later. */
  #opened;
  /** @type {Map<string, import('libsql').Statement>} */
  #prepared = new Map();
  /** Texts of the statements that have a name. @type {Map<string, string>} */
  #named = new Map();

  /** @param {string} file @param {number} patience */
  constructor(file, patience) {
    this.#file = file;
    this.#sqlite = new Sqlite(file, { timeout: patience });
    // FULL: a commit is on the disk before it returns, so that a request with a response remains charged after a power failure.
    for (const pragma of ['synchronous = FULL', 'foreign_keys = ON', `busy_timeout = ${patience}`])
      this.#sqlite.exec(`pragma ${pragma}`);
    this.#opened = statSync(file);
  }

  /** Returns the rows of each statement. @param {Task['statements']} statements */
  runAll(statements) {
    // Before the first one runs: after it fails, the next message has no texts.
    const whole = statements.map((statement) => this.#withText(statement));
    try {
      return whole.map((statement) => this.#run(statement));
    } catch (error) {
      this.#run({ text: 'rollback' });
      throw error;
    }
  }

  /**
   * Moves what is in the log into the file, so that a copy of the file alone is complete. SQLite does so only when its last statement is
   * freed, which may be at the end of the process.
   */
  close() {
    try {
      this.#sqlite.exec('pragma wal_checkpoint(passive)');
    } catch {
      // On a full disk, for example. The log still has everything, and the next process reads it.
    }
    this.#sqlite.close();
  }

  /** @param {Task['statements'][number]} statement @returns {Statement} */
  #withText({ name = '', text = this.#named.get(name) ?? '', values }) {
    if (name !== '') this.#named.set(name, text);
    return { text, values };
  }

  /** @param {Statement} statement @returns {Result} */
  #run({ text, values }) {
    const sqlite = this.#sqlite;
    if (text === 'rollback') {
      // Some errors, such as a full disk, have rolled it back already.
      if (sqlite.inTransaction) sqlite.exec(text);
      return [];
    }
    if (values === undefined) {
      if (text.startsWith('begin')) this.#checkPlace();
      // Not as a prepared statement: libsql leaves one unfinished after a lock, and later commits fail.
      sqlite.exec(text);
      return [];
    }
    const statement = this.#prepare(text);
    if (statement.reader) return statement.all(values);
    statement.run(values);
    return [];
  }

  /** @param {string} text */
  #prepare(text) {
    const known = this.#prepared.get(text);
    if (known !== undefined) return known;
    const statement = this.#sqlite.prepare(text);
    // A schema statement is used once, and must not be reused after the schema changed.
    if (!/^\s*(?:select|insert|update|delete)\b/.test(text)) return statement;
    if (this.#prepared.size === PREPARED) this.#prepared.delete(this.#prepared.keys().next().value ?? '');
    this.#prepared.set(text, statement);
    return statement;
  }

  /** If the file was removed or replaced, this process still has the old one open, and what it writes there would be lost. */
  #checkPlace() {
    const { ino, dev } = statSync(this.#file, { throwIfNoEntry: false }) ?? {};
    if (ino === this.#opened.ino && dev === this.#opened.dev) return;
    throw Object.assign(
      new Error('the database file was removed or replaced while it was in use: start again'),
      { code: 'SQLITE_CANTOPEN' },
    );
  }
}

/** An error as it is sent. @param {unknown} error */
function sent(error) {
  const { message, code } = /** @type {Error & { code?: string }} */ (error);
  return { message, code };
}

parentPort?.on('message', (/** @type {Opening} */ { file, patience, port }) => {
  /** @type {WrittenFile} */
  let written;
  try {
    written = new WrittenFile(file, patience);
  } catch (error) {
    port.postMessage({ error: sent(error) });
    port.close();
    return;
  }
  port.on('message', (/** @type {Task | 'close'} */ task) => {
    if (task === 'close') {
      written.close();
      port.close();
      return;
    }
    const { id, statements } = task;
    try {
      port.postMessage({ id, results: JSON.stringify(written.runAll(statements)) });
    } catch (error) {
      port.postMessage({ id, error: sent(error) });
    }
  });
});
