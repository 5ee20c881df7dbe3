/**
 * Encodes a text in a charset by the platform's own decoder, turned round: works for every charset that `TextDecoder` reads (WHATWG
 * Encoding) in single bytes or pairs, without tables of our own. Null if the charset lacks a letter, is unknown, or has shift states
 * (ISO-2022-JP). With `substitute`, that character replaces letters that the charset lacks.
 */
export function encodeText(text: string, charset: string, substitute?: string): Uint8Array | null {
  const name = charset.toLowerCase();
  if (name === 'utf-16le') return utf16(text);
  if (/^utf-?8$/.test(name)) return new TextEncoder().encode(text);
  const table = tableOf(name);
  if (table === null) return null;
  const bytes: number[] = [];
  for (const character of text) {
    const code = table.get(character) ?? (substitute === undefined ? undefined : table.get(substitute));
    if (code === undefined) return null;
    if (code > 0xff) bytes.push(code >> 8);
    bytes.push(code & 0xff);
  }
  return Uint8Array.from(bytes);
}

/** Low bytes first, on any machine. */
function utf16(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  for (let at = 0; at < text.length; at++) {
    bytes[at * 2] = text.charCodeAt(at) & 0xff;
    bytes[at * 2 + 1] = text.charCodeAt(at) >> 8;
  }
  return bytes;
}

const tables = new Map<string, ReadonlyMap<string, number> | null>();

/** Returns a map from characters to codes, which is built once for each charset, in some ms. */
function tableOf(charset: string): ReadonlyMap<string, number> | null {
  const known = tables.get(charset);
  if (known !== undefined) return known;
  const made = makeTable(charset);
  // Names come from settings; unknown ones are not remembered.
  if (made !== null) tables.set(charset, made);
  return made;
}

function makeTable(charset: string): ReadonlyMap<string, number> | null {
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(charset);
  } catch {
    // There is no such charset; the caller reports it.
    return null;
  }
  // UTF-16, ISO-2022 and HZ do not write ASCII as ASCII, or give escapes a meaning.
  if (/^(?:utf-16|iso-2022|replacement|x-user-defined)/.test(decoder.encoding)) return null;
  const table = new Map<string, number>();
  const codes = [...Array(0x100).keys(), ...pairs()].filter((code) => code !== LINE_FEED);
  // All codes are decoded as one text, each on a line. A code that is not a single character becomes U+FFFD, or two characters.
  const bytes = codes.flatMap((code) => [...(code > 0xff ? [code >> 8] : []), code & 0xff, LINE_FEED]);
  const lines = decoder.decode(Uint8Array.from(bytes)).split('\n');
  codes.forEach((code, index) => {
    const character = lines[index] ?? '';
    if ([...character].length === 1 && character !== '\ufffd' && !table.has(character))
      table.set(character, code);
  });
  return table.set('\n', LINE_FEED);
}

const LINE_FEED = '\n'.charCodeAt(0);

/** Yields the lead and trail bytes of the East Asian charsets. */
function* pairs(): Generator<number> {
  for (let lead = 0x81; lead <= 0xfe; lead++)
    for (let trail = 0x40; trail <= 0xfe; trail++) yield (lead << 8) | trail;
}
