import { SERVERS } from '../registry/servers.js';
import { cleanText } from './clean-text.js';
import { guessCharset } from './guess-charset.js';

/** How an answer's bytes became text. */
export interface Decoded {
  /** UTF-8 text: lines end in `\n`, no byte-order mark, no control characters but tabs. */
  text: string;
  /** Name of the charset that was used, as the WHATWG Encoding Standard spells it. */
  charset: string;
  /** What spoke for that charset. */
  evidence: 'bom' | 'valid' | 'server' | 'guess' | 'text';
  /** Whether bytes that the charset has no character for became U+FFFD. */
  replaced: boolean;
}

export interface DecodeOptions {
  /** The server that answered: some use a charset of their own. */
  host?: string;
}

/**
 * Bytes to text, by evidence in this order: byte-order mark, valid UTF-8, the server's known
 * charset, a guess. Never throws, and says when a byte could not be read. Text is only cleaned.
 */
export function decode(body: string | Uint8Array, options: DecodeOptions = {}): Decoded {
  const decoded = decodeRaw(body, options.host);
  return { ...decoded, text: cleanText(decoded.text) };
}

/** {@link decode} before its text is cleaned. */
export function decodeRaw(body: string | Uint8Array, host: string | undefined): Decoded {
  if (typeof body === 'string') return { text: body, charset: 'utf-8', evidence: 'text', replaced: false };
  const marked = byteOrderMark(body);
  if (marked !== null) return decodeAs(body, marked, 'bom');
  let text: string;
  try {
    text = UTF8.decode(body);
  } catch {
    // Not UTF-8: the server's own charset, or else a guess.
    const server = host === undefined ? undefined : SERVERS[host.toLowerCase()]?.charset;
    if (server !== undefined && server !== 'utf-8') return decodeAs(body, server, 'server');
    return decodeAs(body, guessCharset(body), 'guess');
  }
  // ISO-2022-JP is seven bits wide: valid UTF-8, but for its escapes (RFC 1468).
  if (text.includes('\u001b') && /\u001b(?:\$[@B]|\([BJ])/.test(text))
    return decodeAs(body, 'iso-2022-jp', 'valid');
  return { text, charset: 'utf-8', evidence: 'valid', replaced: false };
}

const UTF8 = new TextDecoder('utf-8', { fatal: true });

const decoders = new Map<string, TextDecoder>();

function decodeAs(body: Uint8Array, charset: string, evidence: Decoded['evidence']): Decoded {
  let decoder = decoders.get(charset);
  if (decoder === undefined) {
    decoder = new TextDecoder(charset);
    decoders.set(charset, decoder);
  }
  const decoded = decoder.decode(body);
  const text = decoder.encoding === 'windows-1252' ? decoded.replace(C1, (unit) => inWindows(unit)) : decoded;
  const replaced = text.includes('\ufffd');
  return { text, charset: decoder.encoding, evidence, replaced };
}

const C1 = /[\x80-\x9f]/g;

/** What stands between 0x80 and 0x9F in windows-1252 (WHATWG Encoding Standard); Node reads these bytes as control characters. */
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

const inWindows = (control: string): string => WINDOWS_1252.charAt(control.charCodeAt(0) - 0x80);

function byteOrderMark(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return null;
}
