import { parentPort, workerData } from 'node:worker_threads';
import { parseLines } from './lines.js';

/** A thread that reads records: bytes of whole lines come in, their results go out, in order. */
parentPort?.on('message', (bytes: Uint8Array) => parentPort?.postMessage(parseLines(bytes, workerData)));
