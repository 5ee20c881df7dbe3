import type { Exchange } from './converse.js';

/** ms before the second attempt; doubled for each further one. */
const FIRST_DELAY = 250;
const LONGEST_DELAY = 5000;

/**
 * Why a question is worth asking again, or null. Only where nothing at all was received, so that no answer is paid for
 * twice, and only for what passes: a refused or reset connection, or one that was ended without a word.
 * Not for a silent server: it has the question, counts it, and had its time.
 */
export function reasonToRetry(exchange: Exchange): string | null {
  if (exchange.received.length > 0) return null;
  if (exchange.failure === null) return 'the server ended without an answer';
  return exchange.failure.code === 'CONNECTION' && exchange.failure.passing ? exchange.failure.message : null;
}

/** ms to wait before an attempt (the first retry is 1): between half and the whole of a doubling time, so that many clients spread. */
export function backoff(retry: number, random: () => number = Math.random): number {
  const full = Math.min(FIRST_DELAY * 2 ** (retry - 1), LONGEST_DELAY);
  return Math.round(full / 2 + (full / 2) * random());
}
