import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from '../../src/parse/index.js';
import { STATUSES } from '../../src/parse/properties.js';
import { EPP_CODES } from '../../src/standards/epp-codes.js';

const page = (name: string) => readFileSync(new URL(`../../docs/${name}.md`, import.meta.url), 'utf8');
const cellsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
const wordsIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/gu)].map(([, word = '']) => word);

const record = (lines: string) =>
  `Domain Name: example.com\nCreation Date: 2001-02-03T04:05:06Z\nRegistrar: Example\n${lines}\n`;
const statusOf = (...statuses: string[]) =>
  parse([{ host: null, body: record(statuses.map((status) => `Domain Status: ${status}`).join('\n')) }]);

describe('docs/statuses.md', () => {
  const [codes = '', words = '', order = ''] = page('statuses').split(/^## /mu).slice(1);

  it('describes correctly what every EPP code means for a name', () => {
    const told = new Map(cellsOf(codes).map(([code, status]) => [wordsIn(code)[0], wordsIn(status)[0]]));
    expect([...told.keys()].sort()).toEqual([...EPP_CODES].sort());
    for (const [code = '', status] of told) expect([code, statusOf(code).status]).toEqual([code, status]);
  });

  it('describes every status', () => {
    const rows = cellsOf(words);
    expect(rows.map(([status]) => wordsIn(status)[0]).sort()).toEqual([...STATUSES].sort());
  });

  it('lists words that have the documented meaning, and whether such names are available and registered', () => {
    for (const [status, available, registered, examples] of cellsOf(words)) {
      const [expected = ''] = wordsIn(status);
      for (const example of wordsIn(examples)) {
        const body = ['available', 'unknown'].includes(expected)
          ? `Domain Name: example.com\nDomain Status: ${example}\n`
          : record(`Domain Status: ${example}`);
        const found = parse([{ host: null, body }]);
        expect([example, found.status, `${found.available}`, `${found.registered}`]).toEqual([
          example,
          expected,
          available,
          registered,
        ]);
      }
    }
  });

  it('describes correctly which of two statuses wins', () => {
    const strongest = wordsIn(order.split('\n').find((line) => line.includes(' > ')));
    const example: Record<string, string> = { registered: 'ok' };
    for (const [place, winner] of strongest.entries())
      for (const other of strongest.slice(place + 1))
        expect([winner, other, statusOf(example[other] ?? other, example[winner] ?? winner).status]).toEqual([
          winner,
          other,
          winner,
        ]);
  });
});

describe('docs/properties.md', () => {
  it('lists every key in order', () => {
    const [head = ''] = page('properties').split('\n## `registrar`');
    const told = cellsOf(head).flatMap(([keys]) => wordsIn(keys));
    expect(told).toEqual(Object.keys(parse('')));
  });
});
