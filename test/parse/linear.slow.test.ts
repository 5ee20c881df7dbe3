import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { explain, merge, parse } from '../support/bundled-parser.js';
import { charactersLookedAt } from '../support/characters-looked-at.js';
import { isSuperlinear } from '../support/superlinear.js';

/** Forms of a line: words, a label, a value, and both between all signs that the reader knows. */
const SHAPES: readonly string[] = [
  ...[
    'W',
    '  W',
    '\tW\r',
    'W:',
    'W：',
    'W: W',
    'W：W',
    'a: W',
    'W......: W',
    'W   W',
    'W=W',
    'W | W',
    '| W | W |',
    '|W',
    '+W',
  ],
  ...[
    '[W] W',
    '[W]',
    '[ W ]',
    '[W',
    'a. [W] W',
    '<W>',
    '(W)',
    '>>> W',
    '>>> W <<<',
    '>>> W: W <<<',
    '--- W ---',
    '== W',
    '----',
  ],
  ...[
    ':: W ::',
    '% W',
    '## W ##',
    'Registrant:\n  W',
    'Name Server: W',
    'Domain Status: W',
    'Registrar: W\n\n',
  ],
];

/** A letter of Latin, one that a string takes two bytes for, one that takes two units. */
const WIDTHS = ['a', 'ﾊ', '😀'];

/** A server that a registry refers to, one that has a module, none. */
const HOSTS = ['whois.registrar.example', 'whois.jprs.jp', null];

describe('four times as many lines', () => {
  it.each(SHAPES)('take four times as many character reads: %j', (shape) => {
    for (const read of [parse, explain])
      for (const letter of WIDTHS)
        for (const host of HOSTS) {
          const looked = (lines: number) => {
            const body = `${shape.replaceAll('W', letter.repeat(17))}\n`.repeat(lines);
            return charactersLookedAt(() => void read([{ host, body }], { domain: 'shop.example' }));
          };
          looked(10); // What is created for the first response is not counted for this one.
          const once = looked(100);
          expect(looked(400) / once, `${read.name}, ${letter}, ${host}`).toBeLessThan(4.5);
        }
  });
});

/** Beginnings of a response, after which a line is a value, a sentence, a heading or part of a contact's block. */
const BEGINNINGS: readonly string[] = [
  ...[
    '',
    'x',
    'x: ',
    'x:\n  ',
    'Domain Name: ',
    'Domain:\n',
    'Domain:\n  ',
    'Domain Name      ',
    'Domain Name ..... ',
  ],
  ...[
    'Domain Name=',
    'Registrar: ',
    'Registrar:\n  ',
    'Registrar URL: ',
    'Registrar WHOIS Server: ',
    'Creation Date: ',
  ],
  ...['Domain Status: ', 'Name Server: ', 'Name Server: ns1.example.com ', 'Name servers:\n  ', 'DNSSEC: '],
  ...[
    'DS Data: 12345 8 2 ',
    'Registrant Name: ',
    'Registrant Street: ',
    'Registrant Postal Code: ',
    'Registrant Country: ',
  ],
  ...[
    'Registrant Phone: ',
    'Registrant Email: ',
    'Registrant ID: ',
    'Registrant:\n  ',
    'Registrant:\n  Jane Doe\n  ',
  ],
  ...[
    'Abuse Email: ',
    'Reseller: ',
    'person: ',
    'admin-c: ',
    'changed: ',
    '>>> Last update of WHOIS database: ',
    '>>> ',
  ],
  ...[
    '% ',
    '## ',
    'NOTICE: ',
    'No match for "',
    'The domain ',
    'Error: ',
    '[Domain Name] ',
    '[',
    '| a | ',
    '== ',
    ':: ',
  ],
  ...[
    '[Querying ',
    '# whois.',
    'Found a referral to ',
    'source: IANA',
    '&',
    '<br>',
    '{"a":"',
    'Record expires on ',
  ],
];

/** What then goes on and on. */
const PIECES: readonly string[] = [
  ...' !"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~\t\n',
  ...[
    'a',
    '1',
    'é',
    'ﾊ',
    'a ',
    '1 ',
    'a.',
    '1.',
    'a@',
    'a, ',
    '(a',
    'a)',
    '1-',
    '1/',
    '1:',
    ' - ',
    'Aa',
    'a\n',
  ],
  ...['ns1.example.com ', '2001-01-01 ', 'ok,', '&a', '. . ', '<a ', '\u3000', ' AT ', '+1.', '\r', '\n\r'],
];

/** And what it is not followed by where a pattern means it: it is looked for again from each place. */
const ENDS = ['x!', ' x'];

/** Its square takes some hundred ms. */
const LENGTH = 40_000;

describe('four times as much of one thing', () => {
  it.each(BEGINNINGS)('takes four times as much work to read, and to merge, after %j', (beginning) => {
    const slow = PIECES.flatMap((piece) => ENDS.map((end) => [piece, end] as const)).filter(
      ([piece, end]) => {
        const [once = '', fourTimes = ''] = [LENGTH / 4, LENGTH].map(
          (length) => `${beginning}${piece.repeat(length / piece.length)}${end}\n`,
        );
        const read = (body: string) => () => {
          parse(body, { domain: 'shop.example' });
          merge([{ host: null, body }]);
        };
        return isSuperlinear(read(once), read(fourTimes));
      },
    );
    expect(slow).toEqual([]);
  });
});

const SCRIPT = fileURLToPath(new URL('../support/optimized-reader.ts', import.meta.url));

describe('a reader optimized by the engine', () => {
  it.each(['WW', 'W: W', 'W：W', '[W] W', 'W | W', '>>> WW'])(
    'takes four times as much work for them, whatever letters they have: %j',
    async (shape) => {
      const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', SCRIPT, shape]);
      expect(JSON.parse(stdout)).toEqual([]);
    },
  );
});
