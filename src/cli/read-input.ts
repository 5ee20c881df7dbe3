import { createReadStream } from 'node:fs';
import type { Io } from './io.js';
import { UsageError } from './usage-error.js';

/** No registry's answer comes near this, in bytes. */
const MAX_INPUT = 16 * 1024 * 1024;

/** The bytes of a stored answer: of a file, or of stdin for `-`. Throws a `UsageError` when it cannot be read. */
export async function readInput(file: string, io: Io): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    const source: AsyncIterable<Uint8Array | string> = file === '-' ? io.stdin : createReadStream(file);
    for await (const chunk of source) {
      const bytes = typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk;
      size += bytes.length;
      if (size > MAX_INPUT) break;
      chunks.push(bytes);
    }
  } catch (cause) {
    throw new UsageError(`${file}: cannot be read (${(cause as NodeJS.ErrnoException).code ?? cause})`, {
      cause,
    });
  }
  if (size > MAX_INPUT) throw new UsageError(`${file}: larger than ${MAX_INPUT} bytes, which no answer is`);
  return new Uint8Array(Buffer.concat(chunks));
}
