/**
 * How old an answer may be, in ms, as the request's `Cache-Control` says (RFC 9111, section 5.2.1): 0 for `no-cache`,
 * Infinity where it says nothing.
 */
export function maxAgeOf(header: string | undefined): number {
  let maxAge = Number.POSITIVE_INFINITY;
  for (const directive of (header ?? '').toLowerCase().split(',')) {
    const [name = '', value = ''] = directive.split('=').map((text) => text.trim());
    if (name === 'no-cache' || name === 'no-store') maxAge = 0;
    if (name === 'max-age' && /^"?\d{1,10}"?$/.test(value))
      maxAge = Math.min(maxAge, Number(value.replaceAll('"', '')) * 1000);
  }
  return maxAge;
}
