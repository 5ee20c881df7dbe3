/** Bytes that are read, which are enough. To decode the longest response in every charset would take a second. */
const MAX_SAMPLE = 8192;

/** Returns the bytes to read: from the character before the first byte that is not ASCII. */
export function sampleOf(bytes: Uint8Array): Uint8Array {
  let first = 0;
  while (first < bytes.length && byteAt(bytes, first) < 0x80) first++;
  return bytes.subarray(Math.max(0, first - 1), first + MAX_SAMPLE);
}

/** Statistics of the bytes above 0x7F of a text, whatever they mean. */
export interface HighBytes {
  high: number;
  /** How often each byte from 0x80 on occurs. */
  readonly counts: Uint32Array;
  /** Bytes above 0x7F that are part of a valid UTF-8 sequence. */
  inUtf8: number;
  runs: number;
  evenRuns: number;
  /** Runs with an ASCII letter right before or after. */
  touching: number;
  /** 0xC0 to 0xFF, and of these 0xE0 to 0xFF. */
  letters: number;
  upperHalf: number;
  /** 0xA1 to 0xBF. */
  below: number;
  /** Whether one of {@link IN_WORDS} is between two letters. */
  signInWord: boolean;
}

export function countHighBytes(bytes: Uint8Array): HighBytes {
  const seen: HighBytes = {
    high: 0,
    counts: new Uint32Array(128),
    inUtf8: 0,
    runs: 0,
    evenRuns: 0,
    touching: 0,
    letters: 0,
    upperHalf: 0,
    below: 0,
    signInWord: false,
  };
  const { counts } = seen;
  for (let at = 0; at < bytes.length; ) {
    if (byteAt(bytes, at) < 0x80) {
      at++;
      continue;
    }
    let end = at;
    for (; end < bytes.length && byteAt(bytes, end) >= 0x80; end++) {
      const byte = byteAt(bytes, end);
      counts[byte - 0x80] = (counts[byte - 0x80] ?? 0) + 1;
      if (byte >= 0xc0) seen.letters++;
      if (byte >= 0xe0) seen.upperHalf++;
      if (byte >= 0xa1 && byte <= 0xbf) {
        seen.below++;
        seen.signInWord ||=
          IN_WORDS.includes(byte) && isLetter(byteAt(bytes, end - 1)) && isLetter(byteAt(bytes, end + 1));
      }
    }
    seen.high += end - at;
    seen.runs++;
    if ((end - at) % 2 === 0) seen.evenRuns++;
    if (isAscii(byteAt(bytes, at - 1)) || isAscii(byteAt(bytes, end))) seen.touching++;
    seen.inUtf8 += utf8Bytes(bytes, at, end);
    at = end;
  }
  return seen;
}

/** Returns how many bytes a UTF-8 sequence has, by its first byte; 0 for a byte that begins none. */
function utf8Length(lead: number): number {
  if (lead < 0xc2 || lead >= 0xf5) return 0;
  if (lead < 0xe0) return 2;
  return lead < 0xf0 ? 3 : 4;
}

/** Returns how many bytes of a run belong to well-formed UTF-8 sequences. */
function utf8Bytes(bytes: Uint8Array, start: number, end: number): number {
  let count = 0;
  for (let at = start; at < end; ) {
    const length = utf8Length(byteAt(bytes, at));
    let next = at + 1;
    while (next < at + length && next < end && (byteAt(bytes, next) & 0xc0) === 0x80) next++;
    if (length > 0 && next === at + length) count += length;
    at = next;
  }
  return count;
}

const byteAt = (bytes: Uint8Array, at: number): number => bytes[at] ?? 0;

/** Whether a byte is an ASCII letter. */
const isAscii = (byte: number): boolean => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a;

const isLetter = (byte: number): boolean => byte >= 0xc0 || isAscii(byte);

/** Signs of windows-1252 that are never within a word of Western Europe, and that are letters in other charsets: `¡ ¢ £ ¥ ¦ © ª ¬ ® ¯ ± ² ³ ¶ ¹ º » ¼ ½ ¾ ¿`. */
const IN_WORDS: readonly number[] = [
  0xa1, 0xa2, 0xa3, 0xa5, 0xa6, 0xa9, 0xaa, 0xac, 0xae, 0xaf, 0xb1, 0xb2, 0xb3, 0xb6, 0xb9, 0xba, 0xbb, 0xbc,
  0xbd, 0xbe, 0xbf,
];
