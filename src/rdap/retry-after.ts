/** ms to wait by a `Retry-After` header (RFC 9110 section 10.2.3): seconds, or a date. Null where it says neither. */
export function readRetryAfter(value: string | null, now: number): number | null {
  const text = value?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  // Anything that JavaScript takes for a date would pass; an HTTP date begins with its day.
  const at = /^[A-Z][a-z]{2,8},/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}
