import { beforeAll, describe, expect, test } from 'vitest';
import { COMMANDS } from '../../src/cli/commands.js';
import { createReplayServer } from '../../src/index.js';
import { fixtureFolder, writeFolder } from '../replay/fixture-folder.js';
import { ANSWERS } from './answers.js';
import { runHere } from './port43.js';

/** A folder of responses to replay, for all tests here. */
let answers: string;

beforeAll(async () => {
  const { folder, remove } = await writeFolder(ANSWERS);
  answers = folder;
  return remove;
});

describe.concurrent('exit codes and one line on stderr', () => {
  test.each<[what: string, args: string[], code: number, message: RegExp]>([
    ['no domain', [], 2, /no domain or number given/],
    ['an unknown option', ['--frobnicate'], 2, /'--frobnicate' \(see --help\)/],
    ['a misspelt option', ['--jsno', 'example.com'], 2, /'--jsno': did you mean --json\?/],
    ['a misspelt option of a command', ['serve', '--prot', '1'], 2, /'--prot': did you mean --port\?/],
    [
      'a misspelt field',
      ['--fields', 'expire_on', 'example.com'],
      2,
      /--fields: unknown field "expire_on": did you mean expires_on\?/,
    ],
    [
      'an unknown field',
      ['--fields', 'foo', 'example.com'],
      2,
      /--fields: unknown field "foo"; known: domain, daystamp, .*events, redacted, ttls\n/,
    ],
    ['a misspelt command', ['sevre', '--demo'], 2, /unknown command "sevre": did you mean serve\?/],
    ['a misspelt command before a name', ['explian', 'example.com'], 2, /did you mean explain\?/],
    [
      'a command behind options',
      ['--timeout', '9', 'bulk', 'names.txt'],
      2,
      /the command comes first, before its options: port43 bulk --timeout …/,
    ],
    ['help for a misspelt command', ['help', 'serv'], 2, /unknown command "serv": did you mean serve\?/],
    ['a word that is no command', ['example'], 3, /example: .*INVALID_DOMAIN/],
    ['two kinds of output', ['--record', '--parts', 'example.com'], 2, /choose one of --record, --parts/],
    ['a timeout that is no number', ['--timeout', 'soon', 'example.com'], 2, /--timeout.*"soon"/],
    ['--misbehave without --replay', ['--misbehave', 'slow', 'example.com'], 2, /--replay DIR/],
    ['a folder that is not there', ['--replay', '/nowhere', 'example.com'], 2, /\/nowhere/],
    ['a name that is none', ['exa mple.com'], 3, /exa mple\.com: .*INVALID_DOMAIN/],
    ['a suffix without a server', ['example.zz'], 4, /NO_SERVER/],
    ['a file that is not there', ['parse', '/nowhere/at/all'], 2, /ENOENT/],
    ['help for nothing known', ['help', 'nothing'], 2, /unknown command "nothing"/],
  ])('%s', async (_what, args, code, message) => {
    const run = await runHere(args);
    expect(run.stderr).toMatch(message);
    expect(run.stderr).toMatch(/^port43: [^\n]+\n$/);
    expect({ code: run.code, stdout: run.stdout }).toEqual({ code, stdout: '' });
  });

  test.each(['llms.txt', './llms.txt'])('%s, a file: says how lists are looked up', async (file) => {
    const { code, stderr } = await runHere([file]);
    expect([3, 4]).toContain(code);
    const [error, hint, ...more] = stderr.trimEnd().split('\n');
    expect(error).toMatch(/\((?:NO_SERVER|INVALID_DOMAIN)\)$/);
    expect(hint).toMatch(/^port43: .*llms\.txt is a file: "port43 bulk FILE --out RESULTS" /);
    expect(more).toEqual([]);
  });

  test('5 for a server whose name cannot be resolved, such as without a network: retrying would not help', async () => {
    // RFC 2606: this name never exists.
    const { code, stderr } = await runHere(['--server', 'whois.invalid', 'example.com']);
    expect(code).toBe(5);
    expect(stderr).toMatch(/whois\.invalid.* \(CONNECTION: check the network and DNS.*--proxy/);
  });

  test('2 for a name without a stored response, with suggestions of names that have one', {
    tags: 'slow',
  }, async () => {
    const [json, bulk] = await Promise.all([
      runHere(['nothing.it', '--json', '--replay', 'fixtures']),
      runHere(['--available', 'nothing.it', '--replay', 'fixtures']),
    ]);
    expect(json.code).toBe(2);
    expect(JSON.parse(json.stdout)).toMatchObject({ input: 'nothing.it', error: { code: 'NO_FIXTURE' } });
    expect(bulk).toMatchObject({ code: 2, stdout: 'nothing.it\tunknown\n' });
    const [, offered = ''] = /it has some for (.*)\n/.exec(bulk.stderr) ?? [];
    const names = offered.split(', ');
    expect(names).toContain('example.it');
    const tried = await runHere([...names, '--available', '--replay', 'fixtures']);
    expect([0, 1]).toContain(tried.code);
  });

  test('6 for a simulated rate limit, even if the host has no such response stored', async () => {
    const run = await runHere(['example.com', '--replay', answers, '--misbehave', 'throttle']);
    expect(run).toMatchObject({ code: 6, stderr: expect.stringContaining('(THROTTLED') });
  });
});

describe.concurrent('--available', () => {
  test.each([
    ['example-free.com', 0, 'available'],
    ['example.com', 1, 'registered'],
    ['example-odd.com', 8, 'unknown'],
    ['nobody-knows.com', 2, 'unknown'],
    ['example.de', 6, 'unknown'],
    ['example.zz', 4, 'unknown'],
  ])('%s: exit code %i, %s', async (name, code, word) => {
    const run = await runHere(['--available', name, '--replay', answers]);
    expect(run).toMatchObject({ code, stdout: `${name}\t${word}\n` });
  });

  test('is never 0 if the response was cut off or lost', async () => {
    const runs = await Promise.all(
      ['empty', 'cut=0', 'reset', 'throttle', 'refuse'].map((mode) =>
        runHere(['--available', 'example.com', '--replay', answers, '--misbehave', mode]),
      ),
    );
    for (const { code, stdout } of runs) {
      expect(code).not.toBe(0);
      expect(stdout).not.toContain('\tavailable');
    }
  });
});

describe.concurrent('help', () => {
  test.each([
    [['--help']],
    [['parse', '--help']],
    [['explain', '-h']],
    ...Object.keys(COMMANDS).map((name) => [['help', name]]),
  ])('fits a terminal: %j', async (args) => {
    const { code, stdout } = await runHere(args);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^port43/);
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });
});

describe('a terminal', () => {
  const hostile = () =>
    fixtureFolder({
      'whois.nic.it/example.it.txt':
        'Domain: example.it\nOrganization: \x1b]0;owned\x07\u202eexample\nName: \u0085x\n',
    });

  test.each(['--record', '--parts', '--json'])(
    'gets %s with control characters shown, not sent',
    async (option) => {
      const folder = await hostile();
      const { stdout } = await runHere(['example.it', option, '--replay', folder], {
        terminal: true,
        env: { NO_COLOR: '1' },
      });
      expect(stdout).toContain('example');
      expect(stdout).not.toMatch(/[\x00-\x08\x0b-\x1f\x7f-\x9f\u202e]/);
    },
  );

  test('has colors, but a pipe does not', async () => {
    const replay = ['--replay', answers];
    expect((await runHere(['example.com', ...replay], { terminal: true })).stdout).toContain(
      '\x1b[1mexample.com',
    );
    expect((await runHere(['example.com', ...replay])).stdout).not.toContain('\x1b');
  });
});

describe.concurrent('servers and connections', () => {
  test('--server queries the named server, for any suffix', async () => {
    const replay = await createReplayServer({ fixtures: answers });
    const server = `127.0.0.1:${replay.port}`;
    const run = await runHere(['--server', server, '--properties', '--no-referrals', 'example.com']);
    await replay.close();
    expect(run.code).toBe(0);
    expect(JSON.parse(run.stdout).properties).toMatchObject({ domain: 'example.com', status: 'registered' });
    expect(replay.questions.map(({ question }) => question)).toEqual(['example.com']);
  });

  test.each([
    [['--server', 'no host', 'example.com'], /--server: expected HOST or HOST:PORT, got "no host"/],
    [
      ['--server', 'whois.example:70000', 'example.com'],
      /--server: expected a port from 1 to 65535, got "70000"/,
    ],
    [['--server', 'whois.example:0', 'example.com'], /--server: expected a port from 1 to 65535, got "0"/],
    [
      ['--replay', 'test', 'example.com'],
      /^port43: test contains no fixtures: expected <host>\/<case>\.txt\n$/,
    ],
    [['--proxy', 'http://proxy.example', 'example.com'], /--proxy: expected socks5:\/\/HOST:1080/],
    [['--color=blue', 'example.com'], /--color: expected auto, always or never, got "blue"/],
  ])('%j is rejected with the reason in one line', async (args, message) => {
    const run = await runHere(args);
    expect(run).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(message) });
  });

  test.each([
    [['--color'], {}, false, true],
    [['--color=always'], { NO_COLOR: '1' }, false, true],
    [['--color=auto'], { FORCE_COLOR: '1' }, false, false],
    [['--no-color'], { FORCE_COLOR: '1' }, true, false],
    [[], { FORCE_COLOR: '1' }, false, true],
    [[], { FORCE_COLOR: '0' }, true, false],
    [[], { NO_COLOR: '1' }, true, false],
  ])('%j with %j, on a terminal: %s. Colors: %s', async (args, env, terminal, colored) => {
    const run = await runHere(['--replay', answers, ...args, 'example.com'], { terminal, env });
    expect(run.stdout.includes('\x1b[')).toBe(colored);
  });
});

describe.concurrent('port43 replay', () => {
  test('responds in the current layout to queries without a host', { tags: 'slow' }, async () => {
    const replay = await createReplayServer({ fixtures: 'fixtures', lazy: true });
    const answer = String(await port43Client(replay.port, 'example.com'));
    await replay.close();
    expect(answer).toContain('Registry Expiry Date:');
  });
});

async function port43Client(port: number, question: string): Promise<string> {
  const { connect } = await import('node:net');
  const { text } = await import('node:stream/consumers');
  const socket = connect(port, '127.0.0.1');
  socket.write(`${question}\r\n`);
  return text(socket);
}
