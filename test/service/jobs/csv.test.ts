import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvRow } from '../../../src/csv/row.js';
import { openDatabase } from '../../../src/service/database/open.js';
import { readColumn } from '../../../src/service/jobs/csv.js';
import { anyText } from '../../support/any-text.js';
import { isSuperlinear } from '../../support/superlinear.js';
import { ANSWERS, fixture } from '../support/answers.js';
import { DATABASES } from '../support/databases.js';
import { over, post, results } from '../support/jobs.js';
import { remaining } from '../support/requests.js';
import { openTestService, sharedTestService } from '../support/test-service.js';

const FIRST = { column: null, header: null, most: 100_000 };

describe('a column of a CSV', () => {
  it.each([
    ['example.com\nexample.org\n', FIRST, ['example.com', 'example.org']],
    ['domain,owner\r\nexample.com,"A, ""B"""\r\n"example.org",\r\n', FIRST, ['example.com', 'example.org']],
    [
      '\ufeffid,Name\n1,example.com\n2,\n\n3, example.org \n',
      { ...FIRST, column: 'Name' },
      ['example.com', 'example.org'],
    ],
    ['localhost\nexample.com', { ...FIRST, header: false }, ['localhost', 'example.com']],
    ['example.com\nexample.org', { ...FIRST, header: true }, ['example.org']],
    ['AS64496\n192.0.2.1\n2001:db8::1', FIRST, ['AS64496', '192.0.2.1', '2001:db8::1']],
    ['"two\nlines",x\rexample.com', FIRST, ['example.com']],
    ['', FIRST, []],
  ])('is read: %j', (text, choice, names) => expect(readColumn(text, choice)).toEqual(names));

  it.each([
    ['a"b,c', FIRST, /row 1 of the CSV is invalid/],
    ['x\n"a"b,c', FIRST, /row 2 of the CSV is invalid/],
    ['a,b\n1,2', { ...FIRST, column: 'c' }, /no column "c": its first row is \["a","b"\]/],
    [','.repeat(1001), FIRST, /more than 1000 cells/],
    ['b\ufffdcher.de', FIRST, /UTF-8/],
    ['a\nb\nc\nd', { ...FIRST, most: 2 }, /more than 2 rows/],
    [`"${'a'.repeat(70_000)}"`, FIRST, /more than 65536 characters/],
  ])('is rejected: %.50j', (text, choice, message) =>
    expect(() => readColumn(text, choice)).toThrow(message),
  );

  it('gives back what was written, whatever the cells hold', () => {
    const cell = anyText().filter((text) => text.trim() !== '' && !text.includes('\ufffd'));
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, fc.string()), { minLength: 1 }), (rows) => {
        const text = rows.map((row) => csvRow(row, { raw: true })).join('');
        const names = rows.map(([name]) => name.trim());
        // A mark at the start of a text is no part of it.
        fc.pre(!text.startsWith('\ufeff'));
        expect(readColumn(text, { ...FIRST, header: false })).toEqual(names);
      }),
    );
  });

  it('takes time linear in its length, however its eight megabytes are filled', () => {
    const read = (text: string) => () => {
      try {
        readColumn(text, FIRST);
      } catch {
        // Only the time matters.
      }
    };
    const fillings: ((length: number) => string)[] = [
      (length) => `"${'""'.repeat(length / 2)}`,
      (length) => `"${'a'.repeat(length)}`,
      (length) => 'a'.repeat(length),
      (length) => '"a"\n'.repeat(length / 4),
    ];
    const slow = fillings.filter((fill) => isSuperlinear(read(fill(2 ** 21)), read(fill(2 ** 23))));
    expect(slow).toEqual([]);
  });
});

describe('a row of CSV', () => {
  it('has no formulas, unless it is for programs', () => {
    const values = ['=1+1', '+1.5550100', ' @x', '-', 'plain', null, ['a', null, 'b'], { a: 1 }, true, 'a"b'];
    expect(csvRow(values, { raw: false })).toBe(
      `'=1+1,'+1.5550100,' @x,'-,plain,,a b,"{""a"":1}",true,"a""b"\n`,
    );
    expect(csvRow(values, { raw: true })).toBe('=1+1,+1.5550100, @x,-,plain,,a b,"{""a"":1}",true,"a""b"\n');
  });
});

describe.each(DATABASES)('jobs on $name', (kind) => {
  const it_ = it.skipIf(!kind.available);
  const open = sharedTestService({ kind });

  it_('take CSV and give CSV', async () => {
    const formula = 'Domain Name: EXAMPLE.NET\nCreation Date: 2001-01-01T00:00:00Z\nRegistrar: =cmd|x\n';
    const tested = await openTestService({
      kind,
      answers: [...ANSWERS, fixture('whois.verisign-grs.com', 'example.net', formula)],
    });
    const key = await tested.account();
    const body = 'no,Domain\n1,example.com\n2,"example.net"\n3,example-free.com\n4,-nonsense.com\n';
    const made = await tested.get('/v1/jobs?want=properties&column=Domain', key, {
      method: 'POST',
      headers: { 'content-type': 'text/csv; charset=utf-8; header=present' },
      body,
    });
    expect([made.status, made.json.job.names, remaining(made)]).toEqual([202, 4, 996]);
    const { id } = made.json.job;
    await over(tested, key, id);
    const csv = (query: string, accept?: string) =>
      tested.get(`/v1/jobs/${id}/results${query}`, key, { headers: accept === undefined ? {} : { accept } });
    const fields = '?format=csv&fields=domain,status,registrar.name,nameservers.name';
    const answer = await csv(fields);
    expect([answer.status, answer.headers['content-type'], answer.headers.vary]).toEqual([
      200,
      'text/csv; charset=utf-8; header=present',
      'accept, accept-encoding',
    ]);
    expect(answer.text.split('\n')).toEqual([
      'input,domain,status,registrar.name,nameservers.name,error',
      'example.com,example.com,registered,"Example Registrar, Inc.",ns1.example.com,',
      "example.net,example.net,registered,'=cmd|x,,",
      'example-free.com,example-free.com,available,,,',
      "'-nonsense.com,,,,,ObjectNotSupported",
      '',
    ]);
    const raw = await csv(fields.replace('csv', 'csv-raw'));
    expect(raw.text).toContain('example.net,example.net,registered,=cmd|x,,\n');
    expect((await csv(`${fields}&after=1`)).text.split('\n')[0]).toMatch(/^example-free/);
    expect((await csv('', 'text/csv')).text).toMatch(/^input,domain,status,registrar\.name,/);
    for (const accept of ['*/*', 'application/x-ndjson, text/csv', 'text/csv;q=0'])
      expect((await csv('', accept)).headers['content-type']).toMatch(/ndjson/);
    for (const query of [
      '?format=xml',
      '?format=csv&fields=nothing',
      '?format=csv&fields=',
      '?fields=domain',
    ]) {
      const refused = await csv(query);
      expect([query, refused.status, refused.json.error.name]).toEqual([query, 400, 'InvalidRequest']);
    }
    for (const [query, type, text] of [
      ['column=None', 'text/csv', body],
      ['column=', 'text/csv', body],
      ['column=Domain', 'text/plain', 'example.com'],
      ['', 'text/csv', 'domain\n'],
    ]) {
      const refused = await tested.get(`/v1/jobs?want=record&${query}`, key, {
        method: 'POST',
        headers: { 'content-type': type as string },
        body: text as string,
      });
      expect([query, refused.status]).toEqual([query, 400]);
    }
    expect(remaining(await tested.get('/v1/account', key))).toBe(996);
  });

  it_('look up addresses and AS numbers next to names, and keep and use their records', async () => {
    const tested = await open();
    const key = await tested.account();
    const names = ['example.com', '193.0.96.7', '193.0.96.0/24', 'AS1900', '193.0.96.7', '193.0.96.0/40'];
    const run = async (want: string) => {
      const { id } = (await post(tested, key, { names, want })).json.job;
      const done = await over(tested, key, id);
      return { done, id, lines: await results(tested, key, id) };
    };
    const properties = await run('properties');
    expect(properties.done.json.job).toMatchObject({ answered: 5, failed: 1 });
    const single = await tested.get('/v1/ip/193.0.96.7', key);
    expect(single.headers.age).toBeDefined();
    const { query, number } = single.json.response;
    expect(properties.lines[1]).toEqual({ index: 1, input: '193.0.96.7', query, number });
    expect(properties.lines[3]).toMatchObject({ query: 'AS1900', number: { kind: 'as' } });
    expect(properties.lines[5].error).toMatchObject({ name: 'ObjectNotSupported' });
    const asked = tested.replay.questions.length;
    const { lines } = await run('record');
    expect(lines[2]).toMatchObject({ query: '193.0.96.0/24', record: expect.stringContaining('inetnum') });
    expect(tested.replay.questions).toHaveLength(asked);
    const csv = await tested.get(
      `/v1/jobs/${properties.id}/results?format=csv&fields=domain,query,organization,geofeed`,
      key,
    );
    expect(csv.text.split('\n').slice(1, 3)).toEqual([
      'example.com,example.com,,,,',
      '193.0.96.7,,193.0.96.7,Example Holdings Ltd,,',
    ]);
    const { lines: none } = await run('availability');
    expect(none[0]).toEqual({ index: 0, input: 'example.com', domain: 'example.com', available: false });
    expect(none.slice(1).map(({ error }) => error.name)).toEqual(Array(5).fill('ObjectNotSupported'));
    expect(await tested.service.accounts.audit()).toMatchObject({ exact: true });
  });

  it_('call it available also in results of former versions', async () => {
    const tested = await open();
    const key = await tested.account();
    const { id } = (await post(tested, key, { names: ['example.com'], want: 'availability' })).json.job;
    await over(tested, key, id);
    const database = await openDatabase(tested.location);
    const line = '{"index":0,"input":"example.com","domain":"example.com","availability":false}';
    await database.db.updateTable('job_results').set({ line }).execute();
    await database.close();
    expect(await results(tested, key, id)).toEqual([
      { index: 0, input: 'example.com', domain: 'example.com', available: false },
    ]);
  });
});
