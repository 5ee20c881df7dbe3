import { describe, expect, it } from 'vitest';
import type { Preparation } from '../../src/parse/read/layout.js';
import { firstAndFurther } from '../../src/parse/read/prepare-lines.js';
import { keepLastChange } from '../../src/parse/registries/whois.isoc.org.il.js';
import { joinParagraphs, nameOrganizations } from '../../src/parse/registries/whois.norid.no.js';
import { closeGaps } from '../../src/parse/registries/whois.trabis.gov.tr.js';
import { scan } from '../../src/parse/text/lines.js';

/** Each line as label and value; a blank one is ''. */
const prepared = (prepare: Preparation, ...lines: string[]): string[] => {
  const text = lines.join('\n');
  return prepare(scan(text), text).map(({ label, value }) => (label === '' ? value : `${label}: ${value}`));
};

describe('lines prepared before they are read', () => {
  it('keep the last of many consecutive ones', () => {
    const lines = ['changed: 19990608', 'changed: 20170517', 'person: Jane', 'changed: 20181216'];
    expect(prepared(keepLastChange, ...lines)).toEqual([
      'remarks: 19990608',
      'changed: 20170517',
      'person: Jane',
      'changed: 20181216',
    ]);
  });

  it('separate the registrant from the descriptions, unless a label names it', () => {
    const describedHolder = firstAndFurther(
      'descr',
      'descr, first line',
      'descr, further lines',
      'registrant',
    );
    const lines = ['descr: Example Ltd', 'descr: 1 Example Street'];
    expect(prepared(describedHolder, ...lines)).toEqual([
      'descr, first line: Example Ltd',
      'descr, further lines: 1 Example Street',
    ]);
    expect(prepared(describedHolder, 'registrant: EX1', ...lines)).toContain('descr: Example Ltd');
    expect(prepared(describedHolder, 'registrant:', ...lines)).toContain('descr, first line: Example Ltd');
  });

  it('have neither gaps nor labels in a block', () => {
    const lines = [
      '** Registrant:',
      '   Example Ltd',
      '   ',
      '   No:61',
      '',
      '** Servers:',
      '',
      '   Label: value',
    ];
    expect(prepared(closeGaps, ...lines)).toEqual([
      'Registrant: ',
      'Example Ltd',
      'No:61',
      '',
      'Servers: ',
      '',
      'Label: value',
    ]);
  });

  it('form one paragraph with the continuation below a heading, except for the domain', () => {
    const object = ['NORID Handle: EX1', '', 'Additional information:', 'Created: 2001-03-01', ''];
    expect(prepared(joinParagraphs, ...object, ...object)).toEqual([
      'NORID Handle: EX1',
      '',
      'Additional information: ',
      'Created: 2001-03-01',
      '',
      'NORID Handle: EX1',
      'Created: 2001-03-01',
      '',
    ]);
  });

  it('name an organization if the type says so, in its own object only', () => {
    const lines = [
      'NORID Handle: EX1',
      'Type: organization',
      'Name: Example AS',
      'NORID Handle: EX2',
      'Name: Jane',
    ];
    expect(prepared(nameOrganizations, ...lines)).toEqual([
      'NORID Handle: EX1',
      'Type: organization',
      'Organization: Example AS',
      'NORID Handle: EX2',
      'Name: Jane',
    ]);
  });
});
