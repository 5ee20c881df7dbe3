// @ts-check
/**
 * The thread that writes: SQLite works in the thread that asks it, and a commit waits for the disk. Plain JavaScript, since a
 * worker is a file of its own that Node loads as it is. It knows nothing of the ledger: it is given statements that belong
 * together and runs them as one transaction.
 */
import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'libsql';

/** @type {{ file: string, patience: number }} */
const { file, patience } = workerData;
const sqlite = new Sqlite(file, { timeout: patience });
// FULL: a commit is on the disk before it returns, so that an answered request stays charged when the power fails.
for (const pragma of ['synchronous = FULL', 'foreign_keys = ON', `busy_timeout = ${patience}`])
  sqlite.exec(`pragma ${pragma}`);

/** @type {Map<string, ReturnType<typeof sqlite.prepare>>} */
const prepared = new Map();

/** @param {string} text */
function prepare(text) {
  const statement = prepared.get(text) ?? sqlite.prepare(text);
  prepared.set(text, statement);
  return statement;
}

/** @param {import('./sqlite-thread.js').Job['statements']} statements */
function run(statements) {
  // Not as a prepared statement: libsql leaves one that met a lock unfinished, and no commit succeeds any more.
  sqlite.exec('begin immediate');
  try {
    const results = statements.map(({ text, values, rows }) =>
      rows ? prepare(text).all(values) : void prepare(text).run(values),
    );
    sqlite.exec('commit');
    return results;
  } catch (error) {
    // Some errors, such as a full disk, have rolled it back already.
    if (sqlite.inTransaction) sqlite.exec('rollback');
    throw error;
  }
}

parentPort?.on('message', (/** @type {import('./sqlite-thread.js').Job} */ { id, statements }) => {
  try {
    parentPort?.postMessage({ id, results: run(statements) });
  } catch (error) {
    const { message, code } = /** @type {Error & { code?: string }} */ (error);
    parentPort?.postMessage({ id, error: { message, code } });
  }
});
