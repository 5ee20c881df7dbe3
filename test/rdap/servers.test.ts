import { expect, it } from 'vitest';
import { explain, parse } from '../../src/parse/index.js';
import { layOutDomain } from '../../src/record/rdap/layout.js';
import { COUNTRY } from './servers/country.js';
import { GENERIC } from './servers/generic.js';

const ALL = [...GENERIC, ...COUNTRY];

it.each(ALL.map((each) => [each.server, each.what, each] as const))(
  '%s: %s',
  (server, _, { document, expected }) => {
    const part = { host: server, body: layOutDomain(document, server) };
    const options = { domain: String(document.ldhName).toLowerCase() };
    expect(parse([part], options)).toMatchObject(expected);
    const unread = explain([part], options).unplaced.filter(({ use }) => use === 'unread');
    expect(unread).toEqual([]);
  },
);

it('fixtures cover the shapes of many servers', () => {
  expect(ALL.length).toBeGreaterThanOrEqual(30);
  expect(new Set(ALL.map(({ server }) => server)).size).toBeGreaterThanOrEqual(14);
});
