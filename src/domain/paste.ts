import { type Domain, parseDomain } from './domain.js';

/** Characters; bounds the work, far above any URL that people paste. */
const MAX_TEXT = 4096;

/** Characters around a name in a text, a list or a program. A run is only tried at its beginning. */
const WRAPPING = /^[\s"'`«»“”‘’„<>()[\]{},;|]+|(?<![\s"'`«»“”‘’„<>()[\]{},;|])[\s"'`«»“”‘’„<>()[\]{},;|]+$/g;

/**
 * Finds the domain in what people paste: `https://user@www.example.co.uk:8080/path?x`, `jane@example.com`, `"example.com",`,
 * `*.example.com`, `_dmarc.example.com`, `//example.com`. A bare name is read like `parseDomain` reads it. Throws {@link WhoisError}
 * `INVALID_DOMAIN` for a text without a name, like `parseDomain`.
 */
export function domainFrom(text: string): Domain {
  if (typeof text !== 'string' || text.length > MAX_TEXT) return parseDomain(text);
  const domain = parseDomain(nameIn(text) ?? text);
  return { ...domain, input: text };
}

function nameIn(text: string): string | null {
  const bare = text.replace(WRAPPING, '');
  // `[2001:db8::1]` loses its brackets above; an address is recognized with any characters around it.
  const authority = bare
    .replace(/^(?:[a-z][a-z0-9+.-]{0,30}:)?\/\//i, '')
    .replace(/^mailto:/i, '')
    .replace(/[/?#\\].*$/s, '');
  const host = authority.slice(authority.lastIndexOf('@') + 1).replace(/^([^:]*):\d{1,5}$/, '$1');
  const labels = host.split('.');
  // Wildcards, services (RFC 8552) and a leading dot come before a name, never in one.
  while (labels.length > 1 && /^(?:\*|_.*|)$/.test(labels[0] ?? '')) labels.shift();
  return labels.join('.') || null;
}
