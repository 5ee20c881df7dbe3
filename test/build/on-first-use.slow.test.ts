import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { isPure, onFirstUse } from '../../scripts/build/on-first-use.js';

/** Runs a chunk of the parser with a function that logs what is made. */
function run(chunk: string, then: string): unknown {
  const log: unknown[] = [];
  const code = onFirstUse(`// src/parse/example.ts\n${chunk}`).toString();
  const value = runInNewContext(`${code}\nnote("imported");\n${then}`, {
    note: (word: unknown) => log.push(word),
  });
  return { value, log };
}

const TABLE = `var TABLE = new Map([["a", note("made")]]);
function size() { return TABLE.size; }
`;

describe('constants of a bundle, made on first use', () => {
  it('are not made by an import, and once', () => {
    expect(run(TABLE, 'size() + size()')).toEqual({ value: 2, log: ['imported', 'made'] });
  });

  it('include those that need one of them', () => {
    const chunk = `${TABLE}var COUNT = of(TABLE);
      function of(table) { return note("counted") + table.size; }
      var twice = () => COUNT + COUNT;`;
    expect(run(chunk, 'twice()')).toEqual({ value: 8, log: ['imported', 'made', 'counted'] });
  });

  it('stay as they are where a constant is assigned, exported, or short', () => {
    for (const chunk of [
      'var made = new Map();\nfunction clear() { made = new Map(); }',
      'var TABLE = new Map();\nexport { TABLE };',
      'var NONE = [];\nvar SPACE = code(" ");\nvar of = () => [NONE, SPACE];',
    ])
      expect(onFirstUse(`// src/parse/example.ts\n${chunk}`).toString()).toContain(chunk.split('\n')[0]);
  });

  it('are not confused with properties of the same name', () => {
    const chunk = `${TABLE}var read = ({ TABLE: table }) => ({ TABLE: table.TABLE });`;
    expect(run(chunk, 'read({ TABLE: { TABLE: 43 } }).TABLE')).toEqual({ value: 43, log: ['imported'] });
  });

  it('are only those of folders that are pure', () => {
    const chunk = `// src/cli/example.ts\n${TABLE}`;
    expect(onFirstUse(chunk).toString()).toBe(chunk);
    expect(isPure(chunk)).toBe(false);
    expect(isPure(`// src/parse/example.ts\n${TABLE}`)).toBe(true);
  });

  it('make a pattern in a function once, except for one that remembers a place', () => {
    expect(
      run('var isDigit = (text) => /^\\d\\/?$/.test(text);', 'isDigit("1/") && isDigit("1")'),
    ).toMatchObject({
      value: true,
    });
    const every = 'var count = (text) => { const a = /a/g; let n = 0; while (a.exec(text)) n++; return n; };';
    expect(run(every, 'count("aa") + count("aa")')).toMatchObject({ value: 4 });
    const replaced = 'var plain = (text) => text.replace(/\\W+/gu, " ");';
    expect(run(replaced, 'plain("a--b") + plain("c--d")')).toMatchObject({ value: 'a bc d' });
  });

  it('lose the indentation of texts, and nothing else of them', () => {
    const text = '`\n    one | two |   \n    three "3"\n  `';
    expect(run(`var words = () => ${text};`, 'words()')).toMatchObject({
      value: '\none | two |\nthree "3"\n',
    });
    const raw = `var words = () => String.raw${text};`;
    expect(run(raw, 'words()')).toMatchObject({ value: '\n    one | two |   \n    three "3"\n  ' });
  });
});
