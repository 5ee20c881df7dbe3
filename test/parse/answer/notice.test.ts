import { describe, expect, it } from 'vitest';
import { explain } from '../../../src/parse/index.js';

const explained = (text: string, host: string | null = 'whois.unknown.example') => {
  const { properties, parts } = explain([{ host, body: text }], { domain: 'forest.example' });
  const lines = parts[0]?.lines ?? [];
  return {
    disclaimer: properties.disclaimer,
    unread: lines.filter(({ use }) => use === 'unread').map((line) => line.text.trim()),
  };
};

const NOTICE = `The data of this registry is given for information only. Nobody may
use it for advertising, nor ask for it by machines and in bulk.`;

describe('a notice never includes an unknown record', () => {
  const RECORD = `== OBJECT 1/3: NAME ==
Appellation .. : forest.example
== OBJECT 2/3: PROPRIETOR ==
Name ........ : Jane
Dwelling ..... : 1 Forest Lane
Settlement ... : Springfield`;

  it('below its text: it ends at a label with a value', () => {
    const { disclaimer, unread } = explained(`${NOTICE}\n\n${RECORD}\n`);
    expect(disclaimer).toBe(NOTICE.replace('\n', ' '));
    expect(unread).toContain('Dwelling ..... : 1 Forest Lane');
    expect(unread).toContain('Settlement ... : Springfield');
  });

  it('above its text, or below the last update', () => {
    expect(explained(`${RECORD}\n\n${NOTICE}\n`).disclaimer).toBe(NOTICE.replace('\n', ' '));
    const below = explained(`>>> Last update of WHOIS database: 2026-01-01T00:00:00Z <<<\n\n${RECORD}\n`);
    expect(below.disclaimer ?? '').not.toMatch(/Jane|Forest|Springfield/);
    expect(below.unread).toContain('Settlement ... : Springfield');
  });

  it('when the registry has changed the last sentence of the notice', () => {
    const { disclaimer, unread } = explained(
      `This Registry database contains ONLY .EDU domains.\nThe data is given for information only.\n\n${RECORD}\n`,
      'whois.educause.edu',
    );
    expect(disclaimer).toMatch(/information only\.$/);
    expect(unread).toContain('Settlement ... : Springfield');
  });

  it.each([
    ['a colon', 'Dwelling: 1 Forest Lane'],
    ['leaders', 'Dwelling........... 1 Forest Lane'],
    ['an equals sign', 'Dwelling = 1 Forest Lane'],
    ['a column', 'Dwelling        1 Forest Lane'],
  ])('when labels are set off by %s', (_, line) => {
    const { disclaimer } = explained(`${NOTICE}\n${line}\nSettlement: Springfield\n`);
    expect(disclaimer).toBe(NOTICE.replace('\n', ' '));
  });
});

describe('a notice includes the lines that real notices have', () => {
  it.each([
    'https://www.registry.example/terms',
    'NOTICE: the day on which a record ends is that of its registrar.',
    'by the following terms of use: You agree that you may use this data only for lawful purposes.',
    'You agree not to use this data to: (1) allow or enable advertising;',
    '(2) ask for the data of many names by machines.',
    'The whole of the terms is available at: https://www.registry.example/terms',
    'Please note: the holder is named in the record alone.',
  ])('%s', (line) => {
    const last = 'All rights are reserved by the registry of these names.';
    expect(explained(`${NOTICE}\n${line}\n${last}\n`).disclaimer).toBe(
      `${NOTICE}\n${line}\n${last}`.replaceAll('\n', ' '),
    );
  });

  it('excludes the line about status codes', () => {
    const text = `>>> Last update of WHOIS database: 2026-01-01T00:00:00Z <<<

For more information on Whois status codes, please visit https://icann.org/epp

${NOTICE}
`;
    expect(explained(text).disclaimer).toBe(NOTICE.replace('\n', ' '));
  });
});
