/** The package ships no types; these are the functions that we use. */
declare module 'punycode.js' {
  const punycode: {
    /** Unicode to the part after `xn--`. Throws RangeError on overflow. */
    encode(label: string): string;
    /** The part after `xn--` to Unicode. Throws RangeError on what is no punycode. */
    decode(label: string): string;
    /** A whole name: each `xn--` label decoded. */
    toUnicode(name: string): string;
  };
  export default punycode;
}
