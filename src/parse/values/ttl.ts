import type { Ttl } from '../properties.js';

/** A type of DNS record (RFC 6895 section 3.1), and a time to live in seconds. */
const TTL = /^([A-Za-z][A-Za-z\d-]{0,15}) (\d{1,10})$/;

/** The largest time to live (RFC 2181 section 8). */
const MAX_SECONDS = 2 ** 31 - 1;

/** Reads `NS 3600`; null if it is not that. */
export function readTtl(text: string): Ttl | null {
  const [, type = '', digits = ''] = TTL.exec(text) ?? [];
  const seconds = Number(digits);
  return type === '' || seconds > MAX_SECONDS ? null : { type: type.toUpperCase(), seconds };
}
