/**
 * A charset for bytes that are not UTF-8, from a server that nobody has noted one for.
 * Only the shape of the bytes above 0x7F is looked at: text of Western Europe has them one by one
 * between ASCII letters, Cyrillic in whole words, Chinese in pairs.
 */
export function guessCharset(bytes: Uint8Array): string {
  const seen = countHighBytes(bytes);
  if (seen.inUtf8 > 0 && seen.inUtf8 >= 4 * (seen.high - seen.inUtf8)) return 'utf-8';
  if (seen.runs === 0 || seen.high / seen.runs < 2) return 'windows-1252';
  if (seen.evenRuns === seen.runs && seen.below * 5 > seen.high) return 'gb18030';
  // Ukrainian has letters below 0xC0 too, in both charsets.
  if (seen.letters * 4 < seen.high * 3) return 'windows-1252';
  // Running text is mostly lower case: 0xE0 and above in Windows-1251, below in KOI8.
  // KOI8-U (RFC 2319) has every letter of KOI8-R, and Ukrainian's where that has lines for boxes.
  return seen.upperHalf * 2 >= seen.letters ? 'windows-1251' : 'koi8-u';
}

interface HighBytes {
  high: number;
  /** Bytes above 0x7F that are part of a valid UTF-8 sequence. */
  inUtf8: number;
  runs: number;
  evenRuns: number;
  /** 0xC0 to 0xFF, and of these 0xE0 to 0xFF. */
  letters: number;
  upperHalf: number;
  /** 0xA1 to 0xBF. */
  below: number;
}

function countHighBytes(bytes: Uint8Array): HighBytes {
  const seen: HighBytes = { high: 0, inUtf8: 0, runs: 0, evenRuns: 0, letters: 0, upperHalf: 0, below: 0 };
  for (let at = 0; at < bytes.length; ) {
    if (byteAt(bytes, at) < 0x80) {
      at++;
      continue;
    }
    let end = at;
    for (; end < bytes.length && byteAt(bytes, end) >= 0x80; end++) {
      const byte = byteAt(bytes, end);
      if (byte >= 0xc0) seen.letters++;
      if (byte >= 0xe0) seen.upperHalf++;
      if (byte >= 0xa1 && byte <= 0xbf) seen.below++;
    }
    seen.high += end - at;
    seen.runs++;
    if ((end - at) % 2 === 0) seen.evenRuns++;
    seen.inUtf8 += utf8Bytes(bytes, at, end);
    at = end;
  }
  return seen;
}

/** How many bytes of a run belong to well-formed UTF-8 sequences. */
function utf8Bytes(bytes: Uint8Array, start: number, end: number): number {
  let count = 0;
  for (let at = start; at < end; ) {
    const lead = byteAt(bytes, at);
    const length =
      lead >= 0xf0 && lead < 0xf5 ? 4 : lead >= 0xe0 && lead < 0xf0 ? 3 : lead >= 0xc2 && lead < 0xe0 ? 2 : 0;
    let next = at + 1;
    while (next < at + length && next < end && (byteAt(bytes, next) & 0xc0) === 0x80) next++;
    if (length > 0 && next === at + length) count += length;
    at = next;
  }
  return count;
}

const byteAt = (bytes: Uint8Array, at: number): number => bytes[at] ?? 0;
