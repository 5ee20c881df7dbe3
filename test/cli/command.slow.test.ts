import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { writeFolder } from '../replay/fixture-folder.js';
import { ANSWERS, REGISTRAR_ANSWER } from './answers.js';
import { CLI, port43, start } from './port43.js';

/** Folders for all tests here: responses to replay, and files to read. */
let answers: string;
let stored: string;

beforeAll(async () => {
  const replayed = await writeFolder(ANSWERS);
  const files = await writeFolder({
    'a.txt': REGISTRAR_ANSWER,
    'b.txt': 'Domain Name: example.net\nRegistrar: X\n',
  });
  answers = replayed.folder;
  stored = files.folder;
  return () => Promise.all([replayed.remove(), files.remove()]);
});

const jsonLines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe.concurrent('port43 DOMAIN', () => {
  test('prints a summary, plain in a pipe', async () => {
    const { code, stdout, stderr } = await port43(['WWW.Example.COM.', '--replay', answers]);
    expect(stdout).toBe(`example.com  registered
Created      1995-08-14 04:00:00 UTC
Expires      2095-08-13 04:00:00 UTC
Registrar    Example Registrar, Inc.  id 9999
Registrant   Example Holdings Ltd
             Exampleton
Name servers ns1.example.com
Answered by  whois.verisign-grs.com → whois.registrar.example
`);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });

  test('--json prints the whole lookup as one object', async () => {
    const { code, stdout } = await port43(['--json', 'example.com', '--replay', answers]);
    const lookup = JSON.parse(stdout);
    expect(Object.keys(lookup)).toEqual([
      'input',
      'domain',
      'daystamp',
      'parts',
      'record',
      'properties',
      'warnings',
    ]);
    expect(lookup.parts.map(({ host }: { host: string }) => host)).toEqual([
      'whois.verisign-grs.com',
      'whois.registrar.example',
    ]);
    expect(lookup.properties).toMatchObject({ status: 'registered', 'available?': false });
    expect(code).toBe(0);
  });

  test('--parts prints each response under the name of its server, --record all of them in one text', async () => {
    const [parts, record] = await Promise.all([
      port43(['--parts', 'example.com', '--replay', answers]),
      port43(['--record', 'example.com', '--replay', answers]),
    ]);
    expect(parts.stdout).toMatch(/^# whois\.verisign-grs\.com\n {3}Domain Name: EXAMPLE\.COM\n/);
    expect(parts.stdout).toContain(`# whois.registrar.example\n${REGISTRAR_ANSWER}`);
    expect(record.stdout).toContain('Domain Name: EXAMPLE.COM');
    expect(record.stdout).toContain('Registrant City: Exampleton');
  });

  test('--no-referrals queries the registry only', async () => {
    const { stdout } = await port43(['example.com', '--no-referrals', '--json', '--replay', answers]);
    expect(JSON.parse(stdout).parts).toHaveLength(1);
  });

  test('several names are printed in the order given, failures on stderr, with the highest exit code', async () => {
    const { code, stdout, stderr } = await port43([
      'example.com',
      'bad..name',
      'example-free.com',
      '--replay',
      answers,
    ]);
    expect(stdout.match(/^\S+ {2}\S+$/gm)).toEqual([
      'example.com  registered',
      'example-free.com  available',
    ]);
    expect(stdout).toContain('\n\nexample-free.com');
    expect(stderr).toMatch(/^port43: bad\.\.name: [^\n]+ \(INVALID_DOMAIN\)\n$/);
    expect(code).toBe(3);
  });

  test('a list on stdin gives a line of JSON for each name, including failures', async () => {
    const list = '# my names\nexample-free.com\n\nexample.de\nexample.com\n';
    const { code, stdout, stderr } = await port43(['--json', '-', '--replay', answers], list);
    const [free, throttled, registered] = jsonLines(stdout);
    expect(free.properties['available?']).toBe(true);
    expect(throttled.error).toMatchObject({
      code: 'THROTTLED',
      host: 'whois.denic.de',
      domain: 'example.de',
    });
    expect(throttled.error.parts[0].body).toContain('access control limit reached');
    expect(registered.properties['registered?']).toBe(true);
    expect({ code, stderr }).toEqual({ code: 6, stderr: '' });
  });

  test("a failing registrar does not affect the registry's response, and is noted", async () => {
    const { code, stdout } = await port43([
      'example.com',
      '--replay',
      answers,
      '--misbehave',
      'empty@whois.registrar.example',
    ]);
    expect(stdout).toContain('example.com  registered');
    expect(stdout).toMatch(/^Note .*whois\.registrar\.example/m);
    expect(code).toBe(0);
  });
});

describe.concurrent('exit codes and one line on stderr', () => {
  test('5 for a server that does not respond in time, 6 for a rate limit, 5 for a refused connection', async () => {
    const replay = ['--replay', answers];
    const [silent, throttled, refused] = await Promise.all([
      port43(['example.com', '--timeout', '300', ...replay, '--misbehave', 'silent']),
      port43(['example.de', ...replay]),
      port43(['example.com', ...replay, '--misbehave', 'refuse']),
    ]);
    expect(silent).toMatchObject({ code: 5, stderr: expect.stringContaining('(TIMEOUT') });
    expect(throttled).toMatchObject({ code: 6, stderr: expect.stringContaining('(THROTTLED') });
    expect(refused).toMatchObject({ code: 5, stderr: expect.stringContaining('(CONNECTION') });
  });

  test('7 for an empty response', async () => {
    const run = await port43(['example.com', '--replay', answers, '--misbehave', 'empty']);
    expect(run).toMatchObject({ code: 7, stderr: expect.stringContaining('(BAD_RESPONSE') });
  });
});

describe.concurrent('--available', () => {
  test('with --json prints null if it cannot be determined', async () => {
    const names = ['example-free.com', 'example.com', 'example-odd.com'];
    const { stdout } = await port43(['--available', '--json', ...names, '--replay', answers]);
    expect(jsonLines(stdout)).toEqual([
      {
        input: 'example-free.com',
        domain: 'example-free.com',
        available: true,
        status: 'available',
        reason: 'free',
        host: 'whois.verisign-grs.com',
        line: expect.stringMatching(/^No match for /),
        by: 'whois',
      },
      {
        input: 'example.com',
        domain: 'example.com',
        available: false,
        status: 'registered',
        reason: 'registered',
        host: 'whois.verisign-grs.com',
        line: expect.stringMatching(/^Domain /),
        by: 'whois',
      },
      {
        input: 'example-odd.com',
        domain: 'example-odd.com',
        available: null,
        status: 'unknown',
        reason: 'unknown',
        host: 'whois.verisign-grs.com',
        line: null,
        by: 'whois',
      },
    ]);
  });
});

describe.concurrent('offline', () => {
  test('parse reads files and stdin', async () => {
    const [file, stdin] = await Promise.all([
      port43(['parse', join(stored, 'a.txt')]),
      port43(['parse', '-', '--json'], REGISTRAR_ANSWER),
    ]);
    expect(file.stdout).toContain('Registrant   Example Holdings Ltd');
    expect(JSON.parse(stdin.stdout)).toMatchObject({ file: '-', properties: { domain: 'example.com' } });
  });

  test('parse prints a line of JSON for each of several files', async () => {
    const files = [join(stored, 'a.txt'), join(stored, 'b.txt')];
    const { stdout } = await port43(['parse', '--json', ...files]);
    expect(jsonLines(stdout).map(({ file }) => file)).toEqual(files);
  });

  test('explain shows each value next to its line', async () => {
    const { code, stdout } = await port43(['explain', join(stored, 'a.txt')]);
    expect(stdout).toMatch(/ 1 {2}Domain Name: example\.com +│ domain example\.com\n/);
    expect(stdout).toMatch(/Registrant City: Exampleton +│ registrant_contacts\.0\.city Exampleton\n/);
    expect(stdout).toMatch(/0 unread \(!\)\n$/);
    expect(code).toBe(0);
  });

  test('explain --json prints the explanation', async () => {
    const { stdout } = await port43(['explain', '-', '--json'], REGISTRAR_ANSWER);
    expect(Object.keys(JSON.parse(stdout)).sort()).toEqual([
      'parts',
      'properties',
      'unplaced',
      'values',
      'warnings',
    ]);
  });
});

describe.concurrent('behavior in scripts and pipes', () => {
  test('the command ends quietly if its reader closes the pipe', async () => {
    const child = start('--json', '-', '--replay', answers);
    let complaints = '';
    child.stderr.on('data', (text) => {
      complaints += text;
    });
    child.stdin.on('error', () => undefined);
    child.stdin.write('example.com\n');
    await once(child.stdout, 'data');
    child.stdout.destroy();
    child.stdin.end('example-free.com\n'.repeat(10));
    const [code] = await once(child, 'close');
    expect({ code, complaints }).toEqual({ code: 141, complaints: '' });
  });

  test.runIf(existsSync('/dev/full'))('reports output that cannot be written', async () => {
    const full = openSync('/dev/full', 'w');
    const child = spawn(process.execPath, [CLI, 'example.com', '--replay', answers], {
      stdio: ['ignore', full, 'pipe'],
    });
    let complaints = '';
    child.stderr?.on('data', (text) => {
      complaints += text;
    });
    const [code] = await once(child, 'close');
    closeSync(full);
    expect({ code, complaints }).toEqual({
      code: 74,
      complaints: 'port43: the output cannot be written (ENOSPC)\n',
    });
  });

  test.skipIf(process.platform === 'win32').each([
    ['-', '--replay', 'fixtures'],
    ['parse', '-'],
    ['parse', '--ndjson'],
    ['explain', '-'],
  ])('reports a folder on stdin: %s %s', async (...args) => {
    const folder = openSync('.', 'r');
    const child = spawn(process.execPath, [CLI, ...args], {
      stdio: [folder, 'pipe', 'pipe'],
    });
    closeSync(folder);
    const [out, err] = await Promise.all([
      text(child.stdout as Readable),
      text(child.stderr as Readable),
      once(child, 'close'),
    ]);
    expect({ out, err, code: child.exitCode }).toEqual({
      out: '',
      err: 'port43: -: cannot be read (EISDIR)\n',
      code: 2,
    });
  });

  test('prints a result before the next name is typed', async () => {
    const child = start('--available', '-', '--replay', answers);
    child.stdin.write('example.com\n');
    const [text] = await once(child.stdout, 'data');
    expect(String(text)).toBe('example.com\tregistered\n');
    child.stdin.end();
    const [code] = await once(child, 'close');
    expect(code).toBe(1);
  });

  test('--version prints the version of the package', async () => {
    const { version } = JSON.parse(await readFile('package.json', 'utf8'));
    expect(await port43(['--version'])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
  });
});

describe.concurrent('port43 replay', () => {
  test('prints its port and an example, responds, reports queries, and ends on a signal', async () => {
    const child = start('replay', answers, '--misbehave', 'throttle@whois.denic.de');
    const output = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const { value: first } = await output.next();
    expect(first).toMatch(/^WHOIS on 127\.0\.0\.1 port \d+: 5 responses of 3 hosts$/);
    let line = '';
    while (!line.startsWith('Try: ')) line = (await output.next()).value ?? 'Try: ';
    const [, port, domain] = /^Try: whois -h 127\.0\.0\.1 -p (\d+) (\S+)$/.exec(line) ?? [];
    const asked = await port43Client(Number(port), String(domain));
    expect(asked).not.toBe('');
    const [told] = await once(child.stderr, 'data');
    expect(String(told)).toContain(`← ${domain} →`);
    child.kill('SIGTERM');
    const [code] = await once(child, 'close');
    expect(code).toBe(0);
  });

  test('reports a port in use in one line', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const run = await port43(['replay', answers, '--port', String(port)]);
    other.close();
    expect(run.stderr).toMatch(/^port43: .*EADDRINUSE[^\n]*\n$/);
    expect(run.code).toBe(2);
  });
});

async function port43Client(port: number, question: string): Promise<string> {
  const { connect } = await import('node:net');
  const { text } = await import('node:stream/consumers');
  const socket = connect(port, '127.0.0.1');
  socket.write(`${question}\r\n`);
  return text(socket);
}
