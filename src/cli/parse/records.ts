import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { decode } from '../../parse/index.js';
import { UsageError } from '../exit.js';
import { type Bytes, type Io, readFrom, readInput } from '../io.js';
import { type LinesResult, type LinesTask, parseLines } from './lines.js';

/** The file of the thread, which Node loads by its name. It must be JavaScript, so sources that run without a build use no threads. */
const THREAD = import.meta.url.endsWith('.ts') ? null : './parse-worker.js';

/** Bytes that are passed to a thread: enough that passing them does not matter, and few enough to keep all threads busy. */
const BATCH_BYTES = 256 * 1024;

/** Longer lines are not records. */
const MAX_LINE_BYTES = 64 * 2 ** 20;

/**
 * Reads stored records on several threads, in order and in constant memory. `source`: a file of JSON lines, `-` for stdin, or a
 * folder of HOST/CASE.txt.
 */
export async function* readRecords(
  source: string,
  task: LinesTask,
  threads: number | undefined,
  io: Io,
): AsyncGenerator<LinesResult> {
  const folder = source !== '-' && (await isFolder(source));
  const batches = inBatches(folder ? linesOf(source, io) : readFrom(source, io));
  const count = threads ?? availableParallelism();
  if (count <= 1 || THREAD === null) for await (const batch of batches) yield parseLines(batch, task);
  else yield* overThreads(batches, task, count);
}

async function* overThreads(
  batches: AsyncIterable<Uint8Array<ArrayBuffer>>,
  task: LinesTask,
  count: number,
): AsyncGenerator<LinesResult> {
  const pool: Thread[] = [];
  // Two per thread: one that it works on, and the next one.
  const pending: Promise<LinesResult>[] = [];
  try {
    for await (const batch of batches) {
      const idle = pool.find((thread) => thread.waiting === 0);
      const thread = idle ?? (pool.length < count ? startThread(pool, task) : leastBusy(pool));
      pending.push(thread.run(batch));
      if (pending.length >= 2 * count) yield (await pending.shift()) as LinesResult;
    }
    for (const result of pending) yield await result;
  } finally {
    await Promise.all(pool.map((thread) => thread.end()));
  }
}

function startThread(pool: Thread[], task: LinesTask): Thread {
  const thread = new Thread(task);
  pool.push(thread);
  return thread;
}

const leastBusy = (pool: readonly Thread[]): Thread =>
  pool.reduce((least, thread) => (thread.waiting < least.waiting ? thread : least));

class Thread {
  readonly #worker: Worker;
  readonly #waiting: { resolve: (result: LinesResult) => void; reject: (error: unknown) => void }[] = [];

  constructor(task: LinesTask) {
    this.#worker = new Worker(new URL(THREAD ?? '', import.meta.url), { workerData: task });
    this.#worker.on('message', (result: LinesResult) => this.#waiting.shift()?.resolve(result));
    this.#worker.on('error', (error) => {
      for (const { reject } of this.#waiting.splice(0)) reject(error);
    });
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** Hands the batch over: its bytes are the thread's from then on. */
  run(batch: Uint8Array<ArrayBuffer>): Promise<LinesResult> {
    const result = new Promise<LinesResult>((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
    });
    // The consumer handles the rejection later.
    result.catch(() => undefined);
    this.#worker.postMessage(batch, [batch.buffer]);
    return result;
  }

  async end(): Promise<void> {
    const exit = once(this.#worker, 'exit');
    await this.#worker.terminate();
    await exit.catch(() => undefined);
  }
}

/** Batches of complete lines. */
async function* inBatches(stream: Bytes): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk;
    const end = bytes.lastIndexOf(0x0a) + 1;
    if (size + end >= BATCH_BYTES && end > 0) {
      yield together([...held, bytes.subarray(0, end)]);
      held = [bytes.subarray(end)];
      size = bytes.length - end;
    } else {
      held.push(bytes);
      size += bytes.length;
      if (size > MAX_LINE_BYTES)
        throw new UsageError(`a line is longer than ${MAX_LINE_BYTES} bytes, the limit for a record`);
    }
  }
  if (size > 0) yield together(held);
}

/** In a buffer of their own, which can be handed to a thread: Node's `Buffer.concat` may use one that others use too. */
function together(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (cause) {
    throw new UsageError(`${path}: cannot be read (${(cause as NodeJS.ErrnoException).code})`, { cause });
  }
}

/** The domain in a description; null if it has none, or does not exist. */
async function domainIn(file: string): Promise<string | null> {
  if (!existsSync(file)) return null;
  try {
    const { domain } = Object(JSON.parse(await readFile(file, 'utf8')));
    return typeof domain === 'string' ? domain : null;
  } catch (cause) {
    throw new UsageError(`${file}: cannot be read as JSON (${(cause as Error).message})`, { cause });
  }
}

/** The stored responses of a folder as lines: HOST/CASE.txt with its CASE.json, or HOST/DOMAIN.txt. */
async function* linesOf(folder: string, io: Io): AsyncGenerator<string> {
  for (const host of (await readdir(folder)).sort()) {
    const path = join(folder, host);
    if (!(await stat(path)).isDirectory()) continue;
    for (const file of (await readdir(path)).filter((name) => name.endsWith('.txt')).sort()) {
      const name = basename(file, '.txt');
      const domain = (await domainIn(join(path, `${name}.json`))) ?? (name.includes('.') ? name : null);
      const body = decode(await readInput(join(path, file), io), { host }).text;
      yield `${JSON.stringify({ file: `${host}/${file}`, host, domain, body })}\n`;
    }
  }
}
