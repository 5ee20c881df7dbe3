import { describe, expect, it } from 'vitest';
import { COLUMNS, filtered, sorted } from '../../../src/page/list/columns.js';
import { rowOf } from '../../../src/page/list/row.js';
import { toCsv } from '../../../src/page/list/to-csv.js';
import { parse } from '../../../src/parse/index.js';

const NOW = Date.parse('2026-11-23T12:00:00Z');

const properties = (expires: string, registrar: string) =>
  parse(
    `Domain Name: shop.example\nCreation Date: 2016-11-23T12:00:00Z\nRegistry Expiry Date: ${expires}\nRegistrar: ${registrar}\nName Server: ns1.shop.example\n`,
  );

const ROWS = [
  rowOf(
    {
      index: 0,
      input: 'B.example',
      domain: 'b.example',
      properties: properties('2026-12-03T12:00:00Z', 'Zed, Inc.'),
    },
    NOW,
  ),
  rowOf(
    {
      index: 1,
      input: 'a.example',
      domain: 'a.example',
      properties: properties('2026-11-13T12:00:00Z', '=Alpha'),
    },
    NOW,
  ),
  rowOf({ index: 2, input: 'c.zz', error: { code: 'R02', name: 'X', message: 'no server' } }, NOW),
  rowOf({ index: 3, input: 'd.example', domain: 'd.example', availability: true }, NOW),
];

const names = (rows: readonly (typeof ROWS)[number][]) => rows.map(({ name }) => name);
const by = (title: string, descending = false) => {
  const column = COLUMNS.find((each) => each.title === title);
  if (column === undefined) throw new Error(title);
  return names(sorted(ROWS, column, descending));
};

describe('a row of results', () => {
  it('has what people ask about a name', () => {
    expect(ROWS[0]).toMatchObject({
      name: 'b.example',
      available: false,
      status: 'registered',
      registrar: 'Zed, Inc.',
      age: 3652,
      daysLeft: 10,
      error: '',
    });
    expect(ROWS[1]?.daysLeft).toBe(-10);
    expect(ROWS[2]).toMatchObject({ name: 'c.zz', available: null, status: 'failed', error: 'no server' });
    expect(ROWS[3]).toMatchObject({ available: true, age: null, daysLeft: null });
  });

  it('can be sorted by each column in either direction, unknown values last', () => {
    expect(by('Name')).toEqual(['a.example', 'b.example', 'c.zz', 'd.example']);
    expect(by('Name', true)).toEqual(['d.example', 'c.zz', 'b.example', 'a.example']);
    expect(by('Days left')).toEqual(['a.example', 'b.example', 'c.zz', 'd.example']);
    expect(by('Days left', true)).toEqual(['b.example', 'a.example', 'c.zz', 'd.example']);
    expect(by('Registrar')).toEqual(['a.example', 'b.example', 'c.zz', 'd.example']);
  });

  it('can be filtered by kind and by text', () => {
    expect(names(filtered(ROWS, 1, ''))).toEqual(['d.example']);
    expect(names(filtered(ROWS, 3, ''))).toEqual(['b.example', 'a.example']);
    expect(names(filtered(ROWS, 5, ''))).toEqual(['c.zz']);
    expect(names(filtered(ROWS, 0, ' ZED '))).toEqual(['b.example']);
    expect(names(filtered(ROWS, 0, 'server'))).toEqual(['c.zz']);
  });

  it('is written as CSV without formulas that a spreadsheet would run', () => {
    expect(toCsv(ROWS).split('\r\n')).toEqual([
      'input,domain,available,status,registrar,created_on,expires_on,age_days,days_left,error',
      'B.example,b.example,false,registered,"Zed, Inc.",2016-11-23,2026-12-03,3652,10,',
      "a.example,a.example,false,registered,'=Alpha,2016-11-23,2026-11-13,3652,-10,",
      'c.zz,c.zz,,failed,,,,,,no server',
      'd.example,d.example,true,,,,,,,',
      '',
    ]);
  });
});
