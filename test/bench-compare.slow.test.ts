import { execFile } from 'node:child_process';
import { expect, it } from 'vitest';

const compare = (...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> =>
  new Promise((resolve) => {
    const command = ['--import', 'tsx', 'scripts/bench-compare.ts', '--rounds', '3', '--runs', '1', ...args];
    execFile(process.execPath, command, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, stdout, stderr }),
    );
  });

it('npm run bench:compare prints the cost of the parser next to another commit, and fails above a limit', async () => {
  const { code, stdout } = await compare('HEAD', '--max-warm', '1000', '--max-size', '0.001');
  const [head, , ...rows] = stdout.trim().split('\n');
  expect(head).toBe('| | HEAD | this | ratio | limit |');
  expect(rows).toEqual([
    expect.stringMatching(/^\| warm, µs an answer \| \d+\.\d \| \d+\.\d \| \d+\.\d\d \| 1000 \|$/),
    expect.stringMatching(
      /^\| first 2000 answers of a process, µs each \| \d+\.\d \| \d+\.\d \| \d+\.\d\d \| {2}\|$/,
    ),
    expect.stringMatching(
      /^\| size of port43\/parse, minified, kB \| \d+\.\d \| \d+\.\d \| \d\.\d\d \| \*\*above\*\* 0\.001 \|$/,
    ),
  ]);
  expect(code).toBe(1);
});

it('npm run bench:compare reports an unknown commit in one line', async () => {
  expect(await compare('no-such-commit')).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(/^bench:compare: no commit "no-such-commit"\n$/),
  });
});
