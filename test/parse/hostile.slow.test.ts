import { describe, expect, it } from 'vitest';
import { REGISTRIES } from '../../src/parse/registries/index.js';
import { parse } from '../support/bundled-parser.js';
import { problemsOf } from '../support/wire-format.js';

/** Pieces that a server could repeat without end. Each pattern or loop that looks back at what it has read meets its own here. */
const PIECES = [
  ...'a \t\n:[]>-%(".…：',
  'a:b\n',
  'a\n--\n',
  '[a] b\n',
  '% a\n',
  'Registrant\n',
  'Registrant:\n foo bar\n',
  'Registrars.\n',
  '[Querying whois.example.net]\n',
  'Domain Name: a.example\n>>> Last update\n',
  'Whois Server Version 2.0\n\nDomain names \n',
  'person: x\nnic-hdl: A1-X\n\n',
  'admin-c: A1-X\n',
  'Status: ok\n',
  'Name Server: ns1.example.com 192.0.2.1\n',
];

/** One label, and a value that goes on and on. */
const VALUES = [
  ['Registrant Name:', ' '],
  ['Domain Name', '.'],
  ['Name Server: ', 'ns1.example.com '],
  ['Name Server: ns1.example.com ', '1:'],
  ['Registrar: ', '('],
  ['created: ', '2001-01-01 '],
  ['created: ', '1/1/'],
  ['Status: ', 'ok,'],
  ['No match for "', '"'],
  ['No match for ', 'a.'],
  ['Registrant:\n  ', 'a@'],
  ['Registrant:\n  ', '1 '],
  ['Registrant:\n  ', 'a, '],
  ['Registrant:\n', '  line of text here\n'],
  ['Registrant:\n', 'Address: a b c 12345\n'],
] as const;

/** If reading grew with the square of the text, all modules together would take minutes for one of these. */
const LENGTH = 60_000;

describe('a text designed to be slow', () => {
  const texts = [...PIECES.map((piece) => ['', piece] as const), ...VALUES];

  it.each(texts)('%j, then %j repeated, is read by every module in time', (start, piece) => {
    const body = `${start}${piece.repeat(LENGTH / piece.length)}\nx`;
    for (const host of [null, 'unknown.example', ...Object.keys(REGISTRIES)])
      expect(problemsOf(parse([{ host, body }], { domain: 'example.com' })), `${host}`).toEqual([]);
  });
});
