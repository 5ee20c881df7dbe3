import { type Domain, parseDomain } from './domain.js';

/** Far above any URL that somebody pastes; bounds the work on whatever else is passed. */
const MAX_TEXT = 4096;

/** What stands around a name in a text, a list or a program. A run of it is tried at its beginning alone. */
const WRAPPING = /^[\s"'`«»“”‘’„<>()[\]{},;|]+|(?<![\s"'`«»“”‘’„<>()[\]{},;|])[\s"'`«»“”‘’„<>()[\]{},;|]+$/g;

/**
 * The domain in what people paste: `https://user@www.example.co.uk:8080/path?x`, `jane@example.com`, `"example.com",`,
 * `*.example.com`, `_dmarc.example.com`, `//example.com`. A bare name is taken as `parseDomain` takes it, and what holds none is
 * refused as there (INVALID_DOMAIN).
 */
export function domainFrom(text: string): Domain {
  if (typeof text !== 'string' || text.length > MAX_TEXT) return parseDomain(text);
  const domain = parseDomain(nameIn(text) ?? text);
  return { ...domain, input: text };
}

function nameIn(text: string): string | null {
  const bare = text.replace(WRAPPING, '');
  // `[2001:db8::1]` loses its brackets above; an address is told as such, whatever stands around it.
  const authority = bare
    .replace(/^(?:[a-z][a-z0-9+.-]{0,30}:)?\/\//i, '')
    .replace(/^mailto:/i, '')
    .replace(/[/?#\\].*$/s, '');
  const host = authority.slice(authority.lastIndexOf('@') + 1).replace(/^([^:]*):\d{1,5}$/, '$1');
  const labels = host.split('.');
  // Wildcards, services (RFC 8552) and a leading dot stand before a name, never in one.
  while (labels.length > 1 && /^(?:\*|_.*|)$/.test(labels[0] ?? '')) labels.shift();
  return labels.join('.') || null;
}
