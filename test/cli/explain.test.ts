import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { explanationPage } from '../../src/cli/explain/html.js';
import { explain } from '../../src/parse/index.js';
import { writeFolder } from '../replay/fixture-folder.js';
import { ANSWERS, REGISTRAR_ANSWER } from './answers.js';
import { runHere } from './port43.js';

let answers: string;
/** For what the tests write. */
let folder: string;

beforeAll(async () => {
  const replayed = await writeFolder(ANSWERS);
  const written = await writeFolder({ 'a.txt': REGISTRAR_ANSWER, '192.0.2.1': REGISTRAR_ANSWER });
  answers = replayed.folder;
  folder = written.folder;
  return () => Promise.all([replayed.remove(), written.remove()]);
});

describe.concurrent('port43 explain NAME', () => {
  test('looks the name up, and explains each response', async () => {
    const { code, stdout, stderr } = await runHere(['explain', 'WWW.example.com', '--replay', answers]);
    expect(stdout).toMatch(/^whois\.verisign-grs\.com {2}record/);
    expect(stdout).toMatch(/\nwhois\.registrar\.example {2}record/);
    expect(stdout).toMatch(/Registrant City: Exampleton +│ registrant_contacts\.0\.city Exampleton\n/);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });

  test('explains the same properties as a lookup', async () => {
    const [explained, looked] = await Promise.all([
      runHere(['explain', 'example.com', '--json', '--replay', answers]),
      runHere(['example.com', '--json', '--replay', answers]),
    ]);
    expect(JSON.parse(explained.stdout).properties).toEqual(JSON.parse(looked.stdout).properties);
  });

  test('explains responses from RDAP only', async () => {
    const { code, stdout } = await runHere([
      'explain',
      'example.org',
      '--rdap',
      'prefer',
      '--replay',
      'fixtures',
    ]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^rdap\.publicinterestregistry\.org {2}record/);
    expect(stdout).toMatch(/│ domain example\.org\n/);
  });

  test('explains what came before a failure, and then reports the failure', async () => {
    const { code, stdout, stderr } = await runHere(['explain', 'example.de', '--replay', answers]);
    expect(stdout).toMatch(/^whois\.denic\.de {2}throttled/);
    expect(stderr).toMatch(/^port43: example\.de: [^\n]+ \(THROTTLED[^\n]*\n$/);
    expect(code).toBe(6);
  });

  test.each<[what: string, args: string[], code: number, message: RegExp]>([
    [
      'neither a file nor a name',
      ['answer.txt'],
      4,
      /answer\.txt: no such file, and not a name that can be looked up: .*NO_SERVER/,
    ],
    ['a path to nowhere', ['./example.com'], 2, /example\.com: cannot be read \(ENOENT\)/],
    ['a number', ['192.0.2.1'], 2, /for domains only \(for numbers: port43 --parts 192\.0\.2\.1\)/],
    [
      'a name without an answer',
      ['nothing.it', '--replay', 'fixtures'],
      2,
      /nothing\.it: .* has no response for this name; it has some for .*example\.it/,
    ],
    ['both kinds of options', ['a', '--host', 'h', '--rdap', 'never'], 2, /--host is for .*, --rdap for/],
    ['two forms', ['a', '--json', '--html', 'x'], 2, /choose one of --json, --html/],
    ['two names', ['example.com', 'example.org'], 2, /expected one name or file, got 2/],
    [
      'a page nowhere',
      ['example.com', '--replay', 'fixtures', '--html', '/nowhere/x'],
      2,
      /--html: .*ENOENT/,
    ],
  ])('%s is reported in one line', async (_what, args, code, message) => {
    const run = await runHere(['explain', ...args]);
    expect(run.stderr).toMatch(message);
    expect(run.stderr).toMatch(/^port43: [^\n]+\n$/);
    expect({ code: run.code, stdout: run.stdout }).toEqual({ code, stdout: '' });
  });

  test('a file is read, whatever its name', async () => {
    const { stdout } = await runHere(['explain', join(folder, '192.0.2.1')]);
    expect(stdout).toMatch(/^unknown host {2}record/);
  });
});

describe('--html', () => {
  test('writes a page instead of text, and says so', async () => {
    const page = join(folder, 'page.html');
    const run = await runHere(['explain', join(folder, 'a.txt'), '--html', page]);
    expect(run).toMatchObject({ code: 0, stdout: '', stderr: expect.stringContaining('7 lines read') });
    expect(await readFile(page, 'utf8')).toMatch(/^<!doctype html>.*Registrant City: Exampleton/s);
  });

  test('escapes markup, entities and control characters of a response', () => {
    const html = explanationPage(
      explain(`Domain Name: example.com\nRegistrar: <b title='"'>&amp;\u202e\n`, {
        domain: 'example.com',
      }),
    );
    expect(html).toContain('Registrar: &lt;b title=&#39;&quot;&#39;&gt;&amp;amp;\\u{202e}');
    expect(html).not.toContain('\u202e');
  });
});
