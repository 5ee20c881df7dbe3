import fc, { type Arbitrary, type StringConstraints } from 'fast-check';

const codePoint = fc
  .integer({ min: 0, max: 0x10_ffff - 0x800 })
  .map((number) => String.fromCodePoint(number < 0xd800 ? number : number + 0x800));

/** Strings of any code points but surrogates. `fc.string({ unit: 'binary' })` first makes a table of all of them, which takes a second. */
export const anyText = (constraints: Omit<StringConstraints, 'unit'> = {}): Arbitrary<string> =>
  fc.string({ ...constraints, unit: codePoint });
