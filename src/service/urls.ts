/**
 * A request's target that can be decoded: bytes above ASCII, which some clients send as they are (`/whois/bücher.de`),
 * are escaped as UTF-8 or else Latin-1 bytes would be read, and a `%` that starts no escape is taken as itself.
 */
export function repairUrl(url: string): string {
  const ascii = /[^\x21-\x7e]/.test(url)
    ? url.replace(/[^\x21-\x7e]+/g, (text) => encodeURIComponent(utf8Of(text)))
    : url;
  if (!ascii.includes('%')) return ascii;
  try {
    decodeURIComponent(ascii);
    return ascii;
  } catch {
    // Not UTF-8, or no escapes at all: read as written, it is no domain name and is answered so.
    return ascii.replaceAll('%', '%25');
  }
}

/** Node reads the bytes of a request's target as Latin-1. */
function utf8Of(latin1: string): string {
  const bytes = Buffer.from(latin1, 'latin1');
  return bytes.toString('utf8').includes('\ufffd') ? latin1 : bytes.toString('utf8');
}
