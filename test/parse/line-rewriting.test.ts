import { describe, expect, it } from 'vitest';
import type { Preparation } from '../../src/parse/read/layout.js';
import {
  firstAndFurther,
  lineBelow,
  withoutLabels,
  withoutYaml,
} from '../../src/parse/read/prepare-lines.js';
import { rewrite } from '../../src/parse/read/rewrite.js';
import { joinCompany } from '../../src/parse/registries/whois.dns.pl.js';
import { latinOnly } from '../../src/parse/registries/whois.jprs.jp.js';
import { passOverKorean } from '../../src/parse/registries/whois.kr.js';
import { underHeading } from '../../src/parse/registries/whois.tld.ee.js';
import { scan } from '../../src/parse/text/lines.js';

/** Each line as its label, a bar and its value. */
const read = (prepare: Preparation, ...printed: readonly string[]): string[] => {
  const text = printed.join('\n');
  return prepare(scan(text), text).map(({ label, value }) => `${label}|${value}`);
};

describe('a rewritten line', () => {
  it('is read like any other line, and the others do not change', () => {
    const prepare = rewrite([[/^3[a-z]\. (.+)$/u, 'Admin $1']]);
    expect(read(prepare, '3d. Email ..: jane@example.com', '4d. Email: x')).toEqual([
      'Admin Email|jane@example.com',
      '4d. Email|x',
    ]);
  });

  it('may become several, at the same place and depth', () => {
    const text = '  Registrar: EX-1\n  Name: Example';
    const lines = rewrite([[/^Registrar: (.+)$/u, 'Registrar:\nHandle: $1']])(scan(text), text);
    expect(lines.map(({ number, indent, label, value }) => [number, indent, label, value])).toEqual([
      [0, 2, 'Registrar', ''],
      [0, 2, 'Handle', 'EX-1'],
      [1, 2, 'Name', 'Example'],
    ]);
    expect(lines.map(({ start, end }) => text.slice(start, end))).toEqual([
      'Registrar: EX-1',
      'Registrar: EX-1',
      'Name: Example',
    ]);
  });

  it('is read by the first form that matches', () => {
    const prepare = rewrite([
      [/^a: (.+)$/u, 'first: $1'],
      [/^\w: (.+)$/u, 'second: $1'],
    ]);
    expect(read(prepare, 'a: 1', 'b: 2')).toEqual(['first|1', 'second|2']);
  });

  it('treats no text of the server as a group', () => {
    expect(read(rewrite([[/^a: (.+)$/u, 'b: $1']]), 'a: $1 $& $$')).toEqual(['b|$1 $& $$']);
  });

  it('may become a heading, while blank lines never change', () => {
    const text = 'Owner\n\nName: x';
    const [heading, blank] = rewrite([
      [/^Owner$/u, '[$&]'],
      [/^$/u, 'never: '],
    ])(scan(text), text);
    expect(heading).toMatchObject({ label: 'Owner', decorated: true });
    expect(heading?.value).toBe('');
    expect(blank?.label).toBe('');
  });
});

describe('a label that is not one', () => {
  it('is running text with single spaces', () => {
    const prepare = withoutLabels(/@/u);
    expect(read(prepare, 'a@example.com  Fax: +1', 'Fax: +1')).toEqual(['|a@example.com Fax: +1', 'Fax|+1']);
  });
});

describe('YAML values', () => {
  it('are read without their syntax', () => {
    const printed = ["a: '1 rue de l''Exemple'", 'b: "x"', 'c: ~', 'd: !Contact', 'e: |-', "f: it's"];
    expect(read(withoutYaml, ...printed)).toEqual([
      "a|1 rue de l'Exemple",
      'b|x',
      'c|',
      'd|',
      'e|',
      "f|it's",
    ]);
  });
});

describe('values that a response gives twice', () => {
  it('are read from the second if they are in two languages', () => {
    const printed = ['# KOREAN(UTF8)', '도메인이름: example.kr', '', '# ENGLISH', 'Domain Name: example.kr'];
    expect(read(passOverKorean, ...printed)[1]).toBe('in Korean|');
    expect(read(passOverKorean, ...printed)[4]).toBe('Domain Name|example.kr');
    expect(read(passOverKorean, ...printed.slice(0, 3))[1]).toBe('도메인이름|example.kr');
  });

  it('are read in Latin letters if they are in two scripts', () => {
    expect(read(latinOnly, '[名前] 例文', '[Name] Example')[0]).toBe('in Japanese|例文');
    expect(read(latinOnly, '[名前] 例文', '[Name]')[0]).toBe('名前|例文');
    expect(read(latinOnly, 'constructor: x')).toEqual(['constructor|x']);
  });
});

describe('a line below a label', () => {
  it('gets a label of its own', () => {
    const prepare = lineBelow('ACE', [/^(.+?)(?: por .+)?$/u, 'Titular: $1']);
    expect(read(prepare, 'ACE: x', '', 'Jane Doe por John Doe', 'more')).toEqual([
      'ACE|x',
      '|',
      'Titular|Jane Doe',
      '|more',
    ]);
    expect(read(prepare, 'ACE: x', 'Name: y', 'more')[2]).toBe('|more');
  });

  it('continues its value if it is indented', () => {
    expect(read(joinCompany, 'company: A', '  B', 'city: C')).toEqual(['company|A\nB', 'city|C']);
  });
});

describe('labels whose meaning depends on their section', () => {
  it('have the meaning of the heading above them', () => {
    const prepare = underHeading(['Domain'], 'name');
    expect(read(prepare, 'Domain:', 'name: x', '', 'Registrant:', 'name: y')).toEqual([
      'Domain|',
      'Domain name|x',
      '|',
      'Registrant|',
      'name|y',
    ]);
  });

  it('are distinguished in each paragraph', () => {
    const prepare = firstAndFurther('Owner', 'Name', 'Address');
    expect(read(prepare, 'Owner: a', 'Owner: b', 'Owner: c', '', 'Owner: d')).toEqual([
      'Name|a',
      'Address|b',
      'Address|c',
      '|',
      'Name|d',
    ]);
  });
});
