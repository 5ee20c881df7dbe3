// @ts-check
/**
 * The thread that writes. SQLite works in the thread that calls it, and a commit waits for the disk. Plain JavaScript, because Node
 * loads the file of a worker unchanged. It receives statements, including those that begin and commit transactions; a failing
 * statement ends its transaction.
 */
import { statSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'libsql';

/** @typedef {import('./sqlite-thread.js').Statement} Statement */
/** @typedef {import('./sqlite-thread.js').Task} Task */
/** @typedef {import('./sqlite-thread.js').Result} Result */

/** @type {{ file: string, patience: number }} */
const { file, patience } = workerData;
const sqlite = new Sqlite(file, { timeout: patience });
// FULL: a commit is on the disk before it returns, so that a request with a response remains charged after a power failure.
for (const pragma of ['synchronous = FULL', 'foreign_keys = ON', `busy_timeout = ${patience}`])
  sqlite.exec(`pragma ${pragma}`);

const opened = statSync(file);

/** If the file was removed or replaced, this process still has the old one open, and what it writes there would be lost. */
function checkPlace() {
  const { ino, dev } = statSync(file, { throwIfNoEntry: false }) ?? {};
  if (ino === opened.ino && dev === opened.dev) return;
  throw Object.assign(
    new Error('the database file was removed or replaced while it was in use: start again'),
    {
      code: 'SQLITE_CANTOPEN',
    },
  );
}

/** Prepared statements to keep. Lists of different lengths are different statements, so the number must be limited. */
const PREPARED = 256;

/** @type {Map<string, ReturnType<typeof sqlite.prepare>>} */
const prepared = new Map();

/** @param {string} text */
function prepare(text) {
  const known = prepared.get(text);
  if (known !== undefined) return known;
  const statement = sqlite.prepare(text);
  // A schema statement is used once, and must not be reused after the schema changed.
  if (!/^\s*(?:select|insert|update|delete)\b/.test(text)) return statement;
  if (prepared.size === PREPARED) prepared.delete(prepared.keys().next().value ?? '');
  prepared.set(text, statement);
  return statement;
}

/** Texts of the statements that have a name. @type {Map<string, string>} */
const named = new Map();

/** @param {Task['statements'][number]} statement @returns {Statement} */
function withText({ name = '', text = named.get(name) ?? '', values }) {
  if (name !== '') named.set(name, text);
  return { text, values };
}

/** @param {Statement} statement @returns {Result} */
function run({ text, values }) {
  if (text === 'rollback') {
    // Some errors, such as a full disk, have rolled it back already.
    if (sqlite.inTransaction) sqlite.exec(text);
    return [];
  }
  if (values === undefined) {
    if (text.startsWith('begin')) checkPlace();
    // Not as a prepared statement: libsql leaves one unfinished after a lock, and later commits fail.
    sqlite.exec(text);
    return [];
  }
  const statement = prepare(text);
  if (statement.reader) return statement.all(values);
  statement.run(values);
  return [];
}

parentPort?.on('message', (/** @type {Task} */ { id, statements }) => {
  // Before the first one runs: after it fails, the next message has no texts.
  const whole = statements.map(withText);
  try {
    parentPort?.postMessage({ id, results: JSON.stringify(whole.map(run)) });
  } catch (error) {
    run({ text: 'rollback' });
    const { message, code } = /** @type {Error & { code?: string }} */ (error);
    parentPort?.postMessage({ id, error: { message, code } });
  }
});
