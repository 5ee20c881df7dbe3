import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { inject, onTestFinished } from 'vitest';

const CLI = inject('programs').cli;

export interface ServiceProcess {
  child: ChildProcess;
  url: string;
  operationsUrl: string;
  /** All lines of stdout until the service was ready. */
  greeting: string[];
  /** What it wrote to stderr so far. */
  stderr(): string;
  /** Resolves with the exit code, null when a signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts `port43 work` as a shell would, and waits until it works. It ends with the test. */
export async function startWorker(args: string[]): Promise<{ child: ChildProcess; stderr(): string }> {
  const child = spawn(process.execPath, [CLI, 'work', '--ops-port', 'off', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  for await (const line of createInterface({ input: child.stdout }))
    if (line.includes('works the jobs')) return { child, stderr: () => errors };
  throw new Error(`the worker did not start: ${errors}`);
}

/** Starts `port43 serve` as a shell would, on free ports, and waits until it serves. It ends with the test. */
export async function startService(args: string[], env: NodeJS.ProcessEnv = {}): Promise<ServiceProcess> {
  const ports = ['--port', '0', '--ops-port', '0'];
  const child = spawn(process.execPath, [CLI, 'serve', ...ports, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const closed = once(child, 'close');
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    await closed;
    return child.exitCode;
  };
  onTestFinished(() => void (child.exitCode === null && child.signalCode === null && end('SIGKILL')));
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const greeting: string[] = [];
  let url = '';
  for await (const line of createInterface({ input: child.stdout })) {
    greeting.push(line);
    url ||= /serves (\S+)\/v1/.exec(line)?.[1] ?? '';
    const operationsUrl = /metrics: (\S+)/.exec(line)?.[1];
    // The first account, if any, is printed after this line.
    if (operationsUrl !== undefined && !args.includes('--demo'))
      return { child, url, operationsUrl, greeting, stderr: () => errors, end };
    if (/curl|rotate/.test(line)) {
      const told = greeting.map((each) => /metrics: (\S+)/.exec(each)?.[1]).find(Boolean) ?? '';
      return { child, url, operationsUrl: told, greeting, stderr: () => errors, end };
    }
  }
  throw new Error(`the service did not start: ${errors}`);
}
