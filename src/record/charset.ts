/** A charset of the platform: its name in the WHATWG Encoding Standard, and a function that decodes bytes. */
export interface Charset {
  readonly name: string;
  /** Decodes bytes; those without a character become U+FFFD. */
  read(bytes: Uint8Array): string;
}

const charsets = new Map<string, Charset>();

export function charsetNamed(name: string): Charset {
  let charset = charsets.get(name);
  if (charset === undefined) {
    const decoder = new TextDecoder(name);
    const inWindows1252 = decoder.encoding === 'windows-1252';
    charset = {
      name: decoder.encoding,
      read: (bytes) => {
        const text = decoder.decode(bytes);
        return inWindows1252 ? text.replace(C1, (unit) => inWindows(unit)) : text;
      },
    };
    charsets.set(name, charset);
  }
  return charset;
}

const C1 = /[\x80-\x9f]/g;

/** The characters from 0x80 to 0x9F in windows-1252 (WHATWG Encoding Standard); Node reads these bytes as control characters. */
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

const inWindows = (control: string): string => WINDOWS_1252.charAt(control.charCodeAt(0) - 0x80);
