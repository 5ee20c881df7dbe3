import { once } from 'node:events';
import { appendFile, readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readSecret, signed } from '../../src/webhooks/sign.js';
import { fixtureFolder } from '../replay/fixture-folder.js';
import { runHere } from './port43.js';

const HOST = 'whois.verisign-grs.com';
const record = (expires: string, ...more: string[]) =>
  [
    '   Domain Name: EXAMPLE.COM',
    `   Registry Expiry Date: ${expires}T00:00:00Z`,
    '   Registrar: Example Registrar',
    '   Name Server: NS1.EXAMPLE.NET',
    ...more,
    '',
  ].join('\r\n');
const FILES = {
  'names.txt': '# mine\nexample.com\nhttps://www.example.com/\nexample-free.com\n',
  [`replay/${HOST}/example.com.txt`]: record('2026-03-20'),
  [`replay/${HOST}/example.com@2026-03-02.txt`]: record(
    '2026-03-20',
    '>>> Last update of whois database: today <<<',
  ),
  [`replay/${HOST}/example.com@2026-03-03.txt`]: record('2027-03-20'),
  [`replay/${HOST}/example.com@2026-03-05.txt`]: 'WHOIS LIMIT EXCEEDED\r\n',
  [`replay/${HOST}/example.com@2026-03-10.txt`]: record('2027-03-20'),
  [`replay/${HOST}/example-free.com.txt`]: 'No match for domain "EXAMPLE-FREE.COM".\r\n',
  [`replay/${HOST}/example-free.com@2026-03-03.txt`]: record('2027-03-03').replace(
    'EXAMPLE.COM',
    'EXAMPLE-FREE.COM',
  ),
};

/** A watch of two names, whose servers change from day to day. */
async function watching() {
  const folder = await fixtureFolder(FILES);
  const state = join(folder, 'state');
  const run = (date: string, ...args: string[]) =>
    runHere(
      [
        'watch',
        join(folder, 'names.txt'),
        '--state',
        state,
        '--replay',
        join(folder, 'replay'),
        '--at',
        date,
        ...args,
      ],
      { env: { PORT43_NOTIFY_SECRET: SECRET } },
    );
  const journal = join(state, 'journal.ndjson');
  const events = async (date: string, ...args: string[]) => {
    const { stdout, stderr, code } = await run(date, '--ndjson', ...args);
    expect(stderr).toBe('');
    const all = stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
    expect(code).toBe(all.length > 0 ? 10 : 0);
    return all;
  };
  return { folder, state, journal, run, events };
}

const SECRET = `whsec_${Buffer.from('a secret of at least 24 bytes').toString('base64')}`;
const typesOf = (events: { domain: string; type: string }[]) =>
  events.map(({ domain, type }) => `${domain} ${type}`).sort();

describe('port43 watch', () => {
  it('stores the records first, and reports each change once, on its day', async () => {
    const { events } = await watching();
    expect(await events('2026-03-01')).toEqual([]);
    expect(await events('2026-03-02')).toEqual([]);
    const changed = await events('2026-03-03');
    expect(typesOf(changed)).toEqual(['example-free.com changed', 'example.com changed']);
    expect(changed.find(({ domain }) => domain === 'example.com')).toEqual({
      id: expect.stringMatching(/^evt_[\da-f-]{36}$/),
      at: '2026-03-03T00:00:00.000Z',
      domain: 'example.com',
      type: 'changed',
      changes: [
        {
          path: 'expires_on',
          before: '2026-03-20T00:00:00+00:00',
          after: '2027-03-20T00:00:00+00:00',
          kind: 'renewed',
        },
      ],
    });
    expect(await events('2026-03-03', '--all')).toEqual([]);
    expect(await events('2026-03-04')).toEqual([]);
  });

  it('looks up what is due', async () => {
    const { run } = await watching();
    const counts = async (date: string, ...args: string[]) =>
      /(\d+) looked up/.exec((await run(date, '--verbose', ...args)).stderr)?.[1];
    expect(await counts('2026-03-01')).toBe('2');
    expect(await counts('2026-03-01T01:00:00Z')).toBe('0');
    expect(await counts('2026-03-01T01:00:00Z', '--all')).toBe('2');
    expect(await counts('2026-03-01T11:00:00Z')).toBe('0');
    expect(await counts('2026-03-01T23:00:00Z')).toBe('2');
  });

  it('reports that a registration ends, and that a name can be registered', async () => {
    const { events } = await watching();
    const options = ['--expiring', '30,7', '--available'];
    expect(typesOf(await events('2026-03-01', ...options))).toEqual([
      'example-free.com available',
      'example.com expiring',
    ]);
    expect(await events('2026-03-02', ...options)).toEqual([]);
  });

  it('reports a failure that lasts, and no change because of it', async () => {
    const { events } = await watching();
    await events('2026-03-04');
    expect(await events('2026-03-05')).toEqual([]);
    expect(await events('2026-03-06')).toEqual([]);
    expect(await events('2026-03-08')).toMatchObject([
      { type: 'failing', since: '2026-03-05T00:00:00.000Z', code: 'THROTTLED' },
    ]);
    expect(await events('2026-03-09')).toEqual([]);
    expect(typesOf(await events('2026-03-10'))).toEqual(['example.com recovered']);
  });

  it('keeps each version once, compressed, where port43 diff finds it', async () => {
    const { state, events } = await watching();
    for (const day of ['01', '02', '03', '04', '06', '11']) await events(`2026-03-${day}`);
    const files = (await readdir(join(state, 'versions'), { recursive: true })).filter((file) =>
      file.endsWith('.json.gz'),
    );
    expect(files).toHaveLength(4);
    expect((await readdir(state)).sort()).toEqual(['journal.ndjson', 'versions']);
  });

  it('prints text and CSV', async () => {
    const { run } = await watching();
    await run('2026-03-01');
    const { stdout } = await run('2026-03-03', '--kinds', 'renewed');
    expect(stdout).toBe(
      'example.com: renewed\n  expires_on  renewed\n    - 2026-03-20T00:00:00+00:00\n    + 2027-03-20T00:00:00+00:00\n',
    );
    const other = await watching();
    await other.run('2026-03-01');
    const csv = await other.run('2026-03-03', '--kinds', 'renewed', '--csv');
    expect(csv.stdout).toMatch(
      /^id,at,domain,type,kind,path,before,after\nevt_\S+,2026-03-03T00:00:00.000Z,example.com,changed,renewed,expires_on,2026-03-20T00:00:00\+00:00,2027-03-20T00:00:00\+00:00\n$/,
    );
  });

  it('says that a registration has ended if its date is past', async () => {
    const { run } = await watching();
    const { stdout } = await run('2027-04-01', '--expiring', '7');
    expect(stdout).toContain('example.com: expired on 2027-03-20\n');
    expect(stdout).not.toContain('expires');
  });

  it('writes the day of the registry into a calendar, whatever day that is in UTC', async () => {
    const folder = await fixtureFolder({
      'names.txt': 'example.it\n',
      'replay/whois.nic.it/example.it.txt':
        'Domain:             example.it\nStatus:             ok\nExpire Date:        2026-10-22\n',
    });
    const ics = join(folder, 'domains.ics');
    const [names, state, replay] = ['names.txt', 'state', 'replay'].map((name) => join(folder, name));
    const args = ['watch', `${names}`, '--state', `${state}`, '--replay', `${replay}`, '--at', '2026-03-01'];
    expect(await runHere([...args, '--ics', ics])).toMatchObject({ code: 0, stderr: '' });
    expect(await readFile(ics, 'utf8')).toContain('DTSTART;VALUE=DATE:20261022\r\n');
  });

  it('writes a calendar', async () => {
    const { folder, events } = await watching();
    const ics = join(folder, 'domains.ics');
    await events('2026-03-01', '--ics', ics);
    const text = await readFile(ics, 'utf8');
    expect(text).toContain('DTSTART;VALUE=DATE:20260320\r\nSUMMARY:example.com expires\r\n');
    expect(text).not.toContain('example-free.com');
  });

  it('runs a command for each event, and again in the next pass if it fails', async () => {
    const { folder, run } = await watching();
    const out = join(folder, 'got.ndjson');
    await run('2026-03-01');
    const failed = await run('2026-03-03', '--kinds', 'renewed', '--exec', 'exit 3');
    expect(failed.stderr).toMatch(
      /^port43: example.com: --exec: the command ended with exit code 3: event evt_\S+ is sent again in the next pass\n$/,
    );
    expect(failed.code).toBe(10);
    const again = await run(
      '2026-03-03',
      '--ndjson',
      '--exec',
      `cat >> '${out}'; echo "$PORT43_EVENT" >> '${out}'`,
    );
    expect(again).toMatchObject({ code: 0, stdout: '', stderr: '' });
    const [event = '', type] = (await readFile(out, 'utf8')).split('\n');
    expect(JSON.parse(event)).toMatchObject({ domain: 'example.com', type: 'changed' });
    expect(type).toBe('changed');
  });

  it('posts signed events, and again if the server does not take them', async () => {
    const { run } = await watching();
    const calls: { headers: Record<string, unknown>; body: string }[] = [];
    const server = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      calls.push({ headers: request.headers, body });
      response.writeHead(calls.length === 1 ? 503 : 204).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const notify = ['--notify', `http://127.0.0.1:${(server.address() as { port: number }).port}/hook`];
    await run('2026-03-01', ...notify);
    expect((await run('2026-03-03', '--kinds', 'renewed', ...notify)).stderr).toContain(
      'responded with status 503',
    );
    expect((await run('2026-03-03', ...notify)).stderr).toBe('');
    expect((await run('2026-03-04', ...notify)).stderr).toBe('');
    expect(calls).toHaveLength(2);
    const [first, second] = calls;
    expect(second?.body).toBe(first?.body);
    const { type, data } = JSON.parse(second?.body ?? '');
    expect({ type, domain: data.domain }).toEqual({ type: 'domain.changed', domain: 'example.com' });
    const key = readSecret(SECRET) ?? new Uint8Array();
    const headers = signed({ id: data.id, body: second?.body ?? '' }, Date.parse('2026-03-03'), [key]);
    expect(second?.headers).toMatchObject(headers);
  });

  it('reports lines that are not names, and looks up the others', async () => {
    const { folder, run } = await watching();
    await writeFile(join(folder, 'names.txt'), 'example.com\nbad..name\n');
    const { code, stderr } = await run('2026-03-01');
    expect(code).toBe(3);
    expect(stderr).toMatch(/^port43: bad\.\.name: .*\(INVALID_DOMAIN\)\n$/);
  });

  it('survives a line that was cut off anywhere, and rejects a journal that is damaged', async () => {
    const { journal, run, events } = await watching();
    await events('2026-03-01');
    const whole = await readFile(journal);
    for (const missing of [1, 2, 30, 200]) {
      await writeFile(journal, whole);
      await truncate(journal, whole.length - missing);
      expect(await events('2026-03-01', '--all')).toEqual([]);
      expect(
        (await readFile(journal, 'utf8'))
          .split('\n')
          .slice(0, -1)
          .map((line) => typeof JSON.parse(line)),
      ).not.toContain('string');
    }
    await writeFile(journal, whole);
    await appendFile(journal, 'cut off {\n{"done":"evt_1","sink":"print"}\n');
    expect(await run('2026-03-01')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('is damaged: line'),
    });
  });

  it('is used by one process at a time', async () => {
    const { state, run, events } = await watching();
    await events('2026-03-01');
    await writeFile(join(state, 'lock'), `${process.ppid}\n`);
    expect(await run('2026-03-02')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(`in use by process ${process.ppid}`),
    });
    // Left by a process that was killed.
    await writeFile(join(state, 'lock'), '4194304999\n');
    expect(await run('2026-03-02')).toMatchObject({ code: 0, stderr: '' });
  });

  it.each([
    [[], 'expected one list, got 0'],
    [['list'], '--state DIR is required'],
    [['-', '--state', 'x', '--every', '1h'], '--every reads the list before each pass'],
    [['list', '--state', 'x', '--kinds', 'sold'], 'unknown kind "sold"'],
    [['list', '--state', 'x', '--expiring', 'soon'], '--expiring: expected a whole number'],
    [
      ['list', '--state', 'x', '--expiring', '-7'],
      '--expiring: write a value that begins with "-" after "="',
    ],
    [['list', '--state', 'x', '--notify', 'ftp://example.com/'], 'expected an http or https URL'],
    [['list', '--state', 'x', '--notify', 'https://example.com/'], '--notify needs a secret'],
    [
      ['list', '--state', 'x', '--notify', 'https://example.com/', '--notify-secret', 'short'],
      'expected whsec_',
    ],
    [['list', '--state', 'x', '--csv', '--ndjson'], 'choose one of --ndjson, --csv'],
  ])('watch %j is wrong usage', async (args, message) => {
    expect(await runHere(['watch', ...args])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(message),
    });
  });
});
