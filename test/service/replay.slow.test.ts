import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isResource } from '../../src/index.js';
import { runHere } from '../cli/port43.js';
import { startService } from './support/processes.js';
import { remaining, send } from './support/requests.js';

const REPLAY = ['--replay', 'fixtures'];

/** Names and numbers with a response of an RDAP server or number registry in the folder. */
function described(): string[] {
  const files = readdirSync('fixtures', { recursive: true, encoding: 'utf8' }).map((file) =>
    join('fixtures', file),
  );
  const overRdap = new Set(files.filter((file) => file.endsWith('.rdap')));
  return files
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const { domain, number } = JSON.parse(readFileSync(file, 'utf8'));
      return number ?? (overRdap.has(file.replace(/json$/, 'rdap')) ? domain : []);
    });
}

it('serve --replay returns the same as the command from the same folder: by WHOIS, by RDAP, and about numbers', async () => {
  const asked = [...new Set(['example.com', 'example.it', ...described()])];
  const { stdout } = await runHere(['--json', ...asked, ...REPLAY]);
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

  const { url, greeting } = await startService([
    ...['--database', ':memory:', '--demo', '--no-page', '--log-level', 'error'],
    ...REPLAY,
  ]);
  const key = /^ {2}([0-9a-f]{40})$/m.exec(greeting.join('\n'))?.[1] ?? '';
  const ask = (path: string) => send(url, `/v1/${path}`, { key });
  const answered: string[] = [];
  for (const { input, error, parts, record, properties, number } of lines) {
    const kind = !isResource(input) ? 'whois' : /^as/i.test(input) ? 'as' : 'ip';
    const answer = await ask(kind === 'whois' ? `whois/${input}/properties` : `${kind}/${input}`);
    if (error !== undefined) {
      expect([input, answer.status, remaining(answer)]).toEqual([input, 502, 1000 - answered.length]);
      continue;
    }
    answered.push(input);
    expect([input, answer.status]).toEqual([input, 200]);
    if (kind !== 'whois') {
      expect(answer.json.response).toMatchObject({ number, parts, record });
      continue;
    }
    expect(answer.json.response.properties).toEqual(properties);
    answered.push(input);
    expect((await ask(`whois/${input}/parts`)).json.response.parts).toEqual(parts);
  }
  const known = [
    'example.com',
    'example.page',
    'example-free.page',
    '193.0.96.7',
    '2a00:1000:10::/48',
    'AS1900',
  ];
  expect(answered).toEqual(expect.arrayContaining(known));
});
