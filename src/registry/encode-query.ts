import punycode from 'punycode.js';
import { WhoisError } from '../errors.js';
import { encodeText } from './encode-text.js';
import type { Server } from './route.js';

/**
 * Returns the bytes to send: the server's template with the name (`{domain}` in ASCII, `{unicode}` in letters), in the server's charset.
 * The name comes from `parseDomain`. A control character or a space in it would be a second query or a flag, so such names are rejected
 * here once more (INVALID_DOMAIN).
 */
export function encodeQuery(server: Server, domain: string): Uint8Array {
  if (domain === '' || /[\u0000- \u007f-\u00a0\u2028\u2029]/.test(domain)) {
    throw new WhoisError('INVALID_DOMAIN', 'a name with blanks or control characters cannot be queried');
  }
  let line = server.query;
  if (line.includes('{domain}')) line = line.replaceAll('{domain}', () => domain);
  if (line.includes('{unicode}')) line = line.replaceAll('{unicode}', () => punycode.toUnicode(domain));
  const encoding = server.encoding.toLowerCase();
  if (/^utf-?8$/.test(encoding) || isAscii(line)) return UTF8.encode(line);
  if (encoding === 'ascii') throw cannotBeWritten(server);
  // Without an error, a letter that the charset lacks would make it a query about another name.
  const bytes = encodeText(line, encoding);
  if (bytes === null) throw cannotBeWritten(server);
  return bytes;
}

const UTF8 = new TextEncoder();

/** In the charsets of all registries, ASCII is written as ASCII. */
const isAscii = (line: string): boolean => /^[\0-\x7f]*$/.test(line);

function cannotBeWritten({ host, encoding }: Server): WhoisError {
  return new WhoisError('INVALID_DOMAIN', `the name cannot be encoded in ${encoding}`, { host });
}
