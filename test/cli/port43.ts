import { spawn } from 'node:child_process';
import { inject } from 'vitest';
import { run } from '../../src/cli/run.js';

/** The command in one file, as it is published. */
export const CLI = inject('programs').cli;

export interface Run {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Starts the real command, as a shell would. */
export const start = (...args: string[]) => spawn(process.execPath, [CLI, ...args]);

/** Runs the command to its end. */
export function port43(args: string[], input = ''): Promise<Run> {
  const child = start(...args);
  const result: Run = { code: null, stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    result.stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    result.stderr += text;
  });
  // A command that never reads its stdin may be gone before all of it is written.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ ...result, code }));
  });
}

/** The same without a process of its own, for tables of cases; `terminal` makes stdout one of 80 columns. */
export async function runHere(
  args: string[],
  { terminal = false, env = {} as NodeJS.ProcessEnv } = {},
): Promise<Run> {
  const written = { stdout: '', stderr: '' };
  const output = (name: 'stdout' | 'stderr') => ({
    isTTY: terminal,
    columns: 80,
    write(text: string | Uint8Array, done: () => void) {
      written[name] += typeof text === 'string' ? text : new TextDecoder().decode(text);
      done();
    },
  });
  async function* nothing() {}
  const io = { stdin: nothing(), stdout: output('stdout'), stderr: output('stderr'), env };
  const code = await run(args, io);
  return { code, ...written };
}
