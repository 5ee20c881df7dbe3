import { parentPort, workerData } from 'node:worker_threads';
import { parseLines } from './lines.js';

/** A thread that reads records: it receives bytes of complete lines, and sends their results in order. */
parentPort?.on('message', (bytes: Uint8Array) => {
  const result = parseLines(bytes, workerData);
  parentPort?.postMessage(result, [result.out.buffer]);
});
