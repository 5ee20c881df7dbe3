import { describe, expect, it } from 'vitest';
import { explain, parse } from '../../src/parse/index.js';
import { withoutEntities } from '../../src/parse/text/entities.js';

describe('character references of HTML are decoded', () => {
  it.each([
    ['Activ&eacute;', 'Activé'],
    ['Example &amp; Sons', 'Example & Sons'],
    ['Caf&#233; &#xe9; &OSLASH; &Oslash; &szlig;', 'Café é &OSLASH; Ø ß'],
    ['Example&#39;s &quot;Best&quot;', 'Example\'s "Best"'],
    ['&gt;&gt;&gt; today &lt;&lt;&lt;', '>>> today <<<'],
    ['&amp;eacute;', '&eacute;'],
    ['&unknown; &#10; &#0; &#x1f; &#55296; &#99999999; & ; ?a=1&copy=2', null],
  ])('%s', (printed, text) => {
    expect(withoutEntities(printed)).toBe(text ?? printed);
  });

  it('in a contact’s name and in a status, while the explanation has the line as printed', () => {
    const body =
      'Domain Name: example.com\nStatus: Activ&eacute;\nCreation Date: 2001-02-03\nRegistrant Name: Example &amp; Sons';
    const { statuses, registrant_contacts } = parse(body);
    expect(statuses).toEqual(['Activé']);
    expect(registrant_contacts[0]?.name).toBe('Example & Sons');
    const { parts, values } = explain(body);
    expect(parts[0]?.lines.map(({ text }) => text).join('\n')).toBe(body);
    expect(values).toContainEqual(
      expect.objectContaining({ path: 'registrant_contacts.0.name', value: 'Example & Sons', lines: [4] }),
    );
  });
});
