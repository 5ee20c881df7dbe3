import { type ChildProcessWithoutNullStreams, execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from '../../src/index.js';
import { port43, runHere, start } from '../cli/port43.js';

const FIXTURES = fileURLToPath(new URL('../../fixtures', import.meta.url));
const run = promisify(execFile);
const isInstalled = (name: string) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;

let gateway: ChildProcessWithoutNullStreams;
let port = '';
let greeting = '';
beforeAll(async () => {
  gateway = start('gateway', '--port', '0', '--replay', FIXTURES, '--verbose');
  gateway.stdout.setEncoding('utf8').on('data', (text: string) => {
    greeting += text;
  });
  while (!greeting.includes('Try:')) await once(gateway.stdout, 'data');
  port = / port (\d+) /.exec(greeting)?.[1] ?? '';
}, 30_000);

afterAll(async () => {
  if (gateway.exitCode === null) {
    gateway.kill('SIGTERM');
    await once(gateway, 'close');
  }
});

const CLIENTS: [name: string, ask: (domain: string) => Promise<{ stdout: string }>][] = [
  ['whois', (domain) => run('whois', ['-h', '127.0.0.1', '-p', port, domain])],
  ['jwhois', (domain) => run('jwhois', ['-h', '127.0.0.1', '-p', port, domain])],
  ['nc', (domain) => run('sh', ['-c', `printf '%s\\r\\n' "$0" | nc -w 5 127.0.0.1 "$1"`, domain, port])],
  [
    'python3',
    (domain) =>
      run('python3', [
        '-c',
        `import socket, sys
s = socket.create_connection(("127.0.0.1", int(sys.argv[2])), 5)
s.sendall((sys.argv[1] + "\\r\\n").encode())
while data := s.recv(4096): sys.stdout.write(data.decode())`,
        domain,
        port,
      ]),
  ],
];

describe('port43 gateway, queried by old clients', () => {
  for (const [name, ask] of CLIENTS) {
    if (!isInstalled(name)) {
      it.skip(`${name} is not installed here`, () => {});
      continue;
    }
    it(`${name} gets the record`, async () => {
      expect(parse((await ask('example.it')).stdout, { domain: 'example.it' })).toMatchObject({
        domain: 'example.it',
        status: 'registered',
      });
      expect((await ask('example.page')).stdout).toContain('% RDAP answer of pubapi.registry.google');
      expect((await ask('example.invalid')).stdout).toContain('% port43: NO_SERVER');
    });
  }

  it('prints its address and how to query it, goes on after SIGHUP, and exits with 0 on SIGTERM', async () => {
    expect(greeting).toMatch(
      /^WHOIS on 127\.0\.0\.1 port \d+ from the responses in .*\nTry: whois -h 127\.0\.0\.1 -p \d+ example\.com\n$/,
    );
    let errors = '';
    gateway.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text;
    });
    gateway.kill('SIGHUP');
    while (!errors.includes('SIGHUP was ignored')) await once(gateway.stderr, 'data');
    gateway.kill('SIGTERM');
    const [code] = await once(gateway, 'close');
    expect(code).toBe(0);
  });

  it.each([
    [['--port', '70000'], '--port'],
    [['--port', 'x'], '--port'],
    [['example.com'], 'unexpected argument'],
    [['--misbehave', 'slow'], '--replay'],
    [['--host', '127.0.0.1', '--listen', '::1'], 'choose one'],
    [['--host', '192.0.2.1', '--port', '0'], '192.0.2.1'],
    [['--replay', '/no/such/folder'], 'not a readable folder'],
  ])('%j is wrong usage: exit 2', async (args, message) => {
    const { code, stderr } = await port43(['gateway', ...args]);
    expect(stderr).toContain(message);
    expect(code).toBe(2);
  });

  it('has a help page of 80 columns', async () => {
    const { code, stdout } = await runHere(['gateway', '--help']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^port43 gateway: /);
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });
});
