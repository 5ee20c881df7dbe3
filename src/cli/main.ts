#!/usr/bin/env node
import type { Io } from './io.js';
import { run } from './run.js';

const io: Io = { stdin: process.stdin, stdout: process.stdout, stderr: process.stderr, env: process.env };

for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    // `port43 … | head`: whoever read this has seen enough, and nothing is left to do.
    process.exit(error.code === 'EPIPE' ? 141 : 70);
  });
}

process.exitCode = await run(process.argv.slice(2), io);
// Nobody reads on: an open stdin must not keep the process.
process.stdin.destroy();
