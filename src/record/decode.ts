import { SERVERS } from '../registry/servers.js';
import { charsetNamed } from './charset.js';
import { cleanText } from './clean-text.js';
import { guessCharset } from './guess-charset.js';

/** The text of a response, and how its bytes were decoded. */
export interface Decoded {
  /** Text whose lines end in `\n`, without a byte-order mark and without control characters except tabs. */
  text: string;
  /** Name of the charset that was used, as in the WHATWG Encoding Standard. */
  charset: string;
  /** The evidence for that charset. */
  evidence: 'bom' | 'valid' | 'server' | 'guess' | 'text';
  /** Whether U+FFFD was put in the place of bytes without a character in the charset, or of control characters within a name. */
  replaced: boolean;
}

/** Options of {@link decode}. */
export interface DecodeOptions {
  /** Host name of the server that sent the response; some servers use a charset of their own. */
  host?: string;
}

/**
 * Decodes bytes by evidence, in this order: byte-order mark, valid UTF-8, the server's known charset, a guess. Never throws; `replaced`
 * tells whether something could not be decoded. A string is only cleaned.
 */
export function decode(body: string | Uint8Array, options: DecodeOptions = {}): Decoded {
  const decoded = decodeRaw(body, options.host);
  const text = cleanText(decoded.text);
  const replaced = decoded.replaced || (!decoded.text.includes('\ufffd') && text.includes('\ufffd'));
  return { ...decoded, text, replaced };
}

/** Like {@link decode}, but the text is not cleaned. `domain` is the name that was asked for; it helps if no server is known. */
export function decodeRaw(body: string | Uint8Array, host: string | undefined, domain?: string): Decoded {
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
    return decodeAs(body, guessCharset(body, host ?? domain), 'guess');
  }
  // ISO-2022-JP has seven bits and is valid UTF-8; its escapes show it (RFC 1468).
  if (text.includes('\u001b') && /\u001b(?:\$[@B]|\([BJ])/.test(text))
    return decodeAs(body, 'iso-2022-jp', 'valid');
  return { text, charset: 'utf-8', evidence: 'valid', replaced: false };
}

const UTF8 = new TextDecoder('utf-8', { fatal: true });

function decodeAs(body: Uint8Array, name: string, evidence: Decoded['evidence']): Decoded {
  const charset = charsetNamed(name);
  const text = charset.read(body);
  return { text, charset: charset.name, evidence, replaced: text.includes('\ufffd') };
}

function byteOrderMark(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return null;
}
