/** Where suffixes are asked about that are newer than our tables. */
export const IANA_HOST = 'whois.iana.org';

/** Far above IANA's longest answer (some 5 KiB). */
const MAX_TEXT = 65_536;

/** At least two labels of letters, digits and hyphens; the last one no number, so that an address is none. */
const HOST =
  /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?=[a-z0-9-]*[a-z])[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * The host that IANA's answer names for a suffix, in lower case, or null: the first `refer:` or `whois:` line
 * of the first object, where its status is ACTIVE or not said. A value that is no plain host name (a URL, an
 * address, a port) is none. Whether to connect to it is the caller's decision.
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
