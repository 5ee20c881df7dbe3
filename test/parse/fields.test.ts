import { describe, expect, it } from 'vitest';
import { addressEnding } from '../../src/parse/fields/address-ending.js';
import { takeByForm } from '../../src/parse/fields/by-form.js';

describe('the end of an address', () => {
  const read = addressEnding(/^(?<zip>\d{4}) (?<city>.{1,80})(?:\n(?<country>[A-Z]{2}))?$/u);

  it('is told apart from the street', () => {
    expect(read(['1 Example Street', '9999 Suite', '1234 Example Town', 'NZ'])).toEqual({
      address: '1 Example Street\n9999 Suite',
      zip: '1234',
      city: 'Example Town',
      state: '',
      country: 'NZ',
    });
    expect(read(['1234 Example Town'])).toMatchObject({ address: '', zip: '1234', city: 'Example Town' });
  });

  it('stays with it where it has another form', () => {
    expect(read(['1 Example Street', 'Example Town 1234'])).toEqual({
      address: '1 Example Street\nExample Town 1234',
    });
    expect(read([])).toEqual({ address: '' });
  });

  it('is looked for in the last lines of ever so many', () => {
    const lines = [...Array(100_000).fill('1234 Example Town'), 'no ending'];
    expect(read(lines).zip).toBeUndefined();
  });
});

describe('lines told by their form', () => {
  const number = /^\+[\d.]{5,20}$/u;
  const read = (...lines: string[]) => takeByForm(lines, { email: /@/u, phone: number, fax: number });

  it('are the first field yet empty', () => {
    expect(read('Example Holdings Ltd', '+1.2025550123', 'host@example.com', '+1.2025550124')).toEqual({
      found: { phone: '+1.2025550123', fax: '+1.2025550124', email: 'host@example.com' },
      rest: ['Example Holdings Ltd'],
    });
  });

  it('are left out where their fields are filled', () => {
    expect(read('one@example.com', 'other@example.com', '1 Example Street')).toEqual({
      found: { email: 'one@example.com' },
      rest: ['1 Example Street'],
    });
  });

  it('give the part that the pattern asks for', () => {
    expect(takeByForm(['(Tel) +1.2025550123'], { phone: /^\(Tel\) (.{0,60})$/u }).found).toEqual({
      phone: '+1.2025550123',
    });
  });
});
