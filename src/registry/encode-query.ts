import iconv from 'iconv-lite';
import punycode from 'punycode.js';
import { WhoisError } from '../errors.js';
import type { Server } from './route.js';

/**
 * The bytes to send: the server's template filled with the name (`{domain}` in ASCII, `{unicode}` in letters),
 * in the server's charset. The name is one that `parseDomain` gave; a control character or a space in it
 * would be a second question or a flag, so that it is refused here once more (INVALID_DOMAIN).
 */
export function encodeQuery(server: Server, domain: string): Uint8Array {
  if (domain === '' || /[\u0000- \u007f-\u00a0\u2028\u2029]/.test(domain)) {
    throw new WhoisError('INVALID_DOMAIN', 'a name with blanks or control characters cannot be asked');
  }
  const line = server.query
    .replaceAll('{domain}', () => domain)
    .replaceAll('{unicode}', () => punycode.toUnicode(domain));
  const bytes = iconv.encode(line, server.encoding);
  // A letter that the charset lacks becomes a question mark: another name would be asked.
  if (iconv.decode(bytes, server.encoding) !== line) {
    throw new WhoisError('INVALID_DOMAIN', `the name cannot be written in ${server.encoding}`, {
      host: server.host,
    });
  }
  return Uint8Array.from(bytes);
}
