/** The server for queries about suffixes that are newer than our tables. */
export const IANA_HOST = 'whois.iana.org';

/** Characters, far above IANA's longest response (some 5 KiB). */
const MAX_TEXT = 65_536;

/** At least two labels of letters, digits and hyphens. The last label is not a number, so an address does not match. */
const HOST =
  /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?=[a-z0-9-]*[a-z])[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * Returns the host that IANA's response names for a suffix, in lower case, or null. It is in the first `refer:` or `whois:` line of the
 * first object, if its status is ACTIVE or missing. A value that is not a plain host name (a URL, an address, a port) is ignored. The
 * caller decides whether to connect to it.
 */
export function readIanaReferral(text: string): string | null {
  let host: string | null = null;
  let domains = 0;
  for (const line of text.slice(0, MAX_TEXT).split('\n')) {
    const colon = line.indexOf(':');
    if (colon < 0) continue;
    const label = line.slice(0, colon).trim().toLowerCase();
    const value = line
      .slice(colon + 1)
      .trim()
      .toLowerCase();
    if (label === 'domain' && ++domains > 1) break;
    if (label === 'status' && value !== 'active') return null;
    if (host === null && (label === 'refer' || label === 'whois')) host = hostName(value);
  }
  return host;
}

function hostName(value: string): string | null {
  const name = value.replace(/\.$/, '');
  return HOST.test(name) && name !== IANA_HOST ? name : null;
}
