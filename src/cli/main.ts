#!/usr/bin/env node
import { fstatSync, writeSync } from 'node:fs';
import { EXIT } from './exit.js';
import type { Io } from './io.js';
import { run } from './run.js';

/** Node reads a folder as an empty file. */
const stdin: Io['stdin'] = {
  [Symbol.asyncIterator]() {
    if (fstatSync(0).isDirectory()) throw Object.assign(new Error('stdin is a folder'), { code: 'EISDIR' });
    return process.stdin[Symbol.asyncIterator]();
  },
};

const io: Io = { stdin, stdout: process.stdout, stderr: process.stderr, env: process.env };

// With `port43 … | head`, the reader closes the pipe, and nothing is left to do.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') process.exit(EXIT.PIPE);
    if (stream === process.stdout) writeSync(2, `port43: the output cannot be written (${code})\n`);
    process.exit(EXIT.OUTPUT);
  });

process.exitCode = await run(process.argv.slice(2), io);
// An open stdin must not keep the process alive.
process.stdin.destroy();
