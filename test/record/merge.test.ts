import fc from 'fast-check';
import { expect, it } from 'vitest';
import { merge } from '../../src/record/index.js';
import { anyText } from '../support/any-text.js';

it('puts the parts below each other in order, separated by an empty line', () => {
  const record = merge([
    { host: 'whois.example.com', body: '\r\nDomain: example.com\r\n\r\n' },
    { host: null, body: new TextEncoder().encode('  Registrar: Example Registrar, Inc.\n\nend') },
  ]);
  expect(record).toBe('Domain: example.com\n\n  Registrar: Example Registrar, Inc.\n\nend\n');
});

it('reads each part in the charset of its server', () => {
  const body = Uint8Array.of(0x6f, 0x77, 0x6e, 0x65, 0x72, 0x3a, 0x20, 0xe3);
  expect(merge([{ host: 'whois.registro.br', body }])).toBe('owner: ã\n');
});

it('omits empty parts', () => {
  expect(merge([])).toBe('');
  expect(merge([{ host: null, body: '' }])).toBe('');
  expect(
    merge([
      { host: null, body: '\r\n \0\n' },
      { host: null, body: 'a' },
    ]),
  ).toBe('a\n');
});

it('never throws, and ends in one line feed or is empty', () => {
  const body = fc.oneof(fc.uint8Array({ maxLength: 200 }), anyText({ maxLength: 100 }));
  const part = fc.record({ host: fc.constantFrom(null, 'whois.jprs.jp', 'x'), body });
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), (parts) => {
      const record = merge(parts);
      expect(record === '' || /[^\n]\n$/u.test(record)).toBe(true);
      expect(record.startsWith('\n')).toBe(false);
      expect(record).not.toContain('\r');
    }),
  );
});
