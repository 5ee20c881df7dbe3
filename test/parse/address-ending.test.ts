import { describe, expect, it } from 'vitest';
import { addressEnding } from '../../src/parse/fields/address-ending.js';

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
