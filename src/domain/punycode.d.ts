/** The package has no types; these are the functions that we use. */
declare module 'punycode.js' {
  const punycode: {
    /** Encodes Unicode to the part after `xn--`. Throws RangeError on overflow. */
    encode(label: string): string;
    /** Decodes the part after `xn--` to Unicode. Throws RangeError for invalid Punycode. */
    decode(label: string): string;
    /** Decodes each `xn--` label of a whole name. */
    toUnicode(name: string): string;
  };
  export default punycode;
}
