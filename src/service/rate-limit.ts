import type { Account, Plan } from './database/schema.js';

/** Requests per second of one account, by its plan. A plan without a number has no limit. */
export type Rates = Readonly<Partial<Record<Plan, number>>>;

/** `over`: it must be rejected, and does not count. */
export type Counted = 'allowed' | 'over' | 'unknown';

/** What an account had left before it sent nothing for a while, and when that was. */
interface Bucket {
  tokens: number;
  at: number;
}

/** Accounts and keys to remember; forgotten ones start with all of their requests. */
const MAX_REMEMBERED = 10_000;

/**
 * Limits the requests of an account, with all of its keys, in this process: as many at once as in a second, and then at that rate.
 * By hand, since @fastify/rate-limit counts by address or key, before the account is known, and has the headers of an older draft.
 */
export class RateLimit {
  readonly #rates: Rates;
  /** In ms, of a clock that is never put back. */
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();
  readonly #accounts = new Map<string, Pick<Account, 'id' | 'plan'>>();

  constructor(rates: Rates, now: () => number = () => performance.now()) {
    this.#rates = rates;
    this.#now = now;
  }

  /**
   * Counts a request by its key, before it is charged. The account of a key is known from the key's first request on: `unknown`
   * requests are counted by `headersFor`.
   */
  count(keyHash: string): Counted {
    const account = this.#accounts.get(keyHash);
    const rate = account === undefined ? undefined : this.#rates[account.plan];
    if (account === undefined || rate === undefined) return 'unknown';
    const bucket = this.#bucket(account.id, rate);
    if (bucket.tokens < 1) return 'over';
    bucket.tokens--;
    return 'allowed';
  }

  /** The headers of a response (draft-ietf-httpapi-ratelimit-headers-10); none without a limit. */
  headersFor(
    keyHash: string,
    { id, plan }: Pick<Account, 'id' | 'plan'>,
    counted: Counted,
  ): Record<string, string> {
    const rate = this.#rates[plan];
    if (rate === undefined) return {};
    remember(this.#accounts, keyHash, { id, plan });
    const bucket = this.#bucket(id, rate);
    // The first requests of a key, at the same time, may be more than allowed; the next ones wait for that.
    if (counted === 'unknown') bucket.tokens--;
    const left = Math.max(0, Math.floor(bucket.tokens));
    return {
      'ratelimit-policy': `"${plan}";q=${rate};w=1`,
      ratelimit: `"${plan}";r=${left};t=${secondsUntil(bucket.tokens, rate)}`,
    };
  }

  /** Seconds until the account of a key may send a request. */
  wait(keyHash: string): number {
    const account = this.#accounts.get(keyHash);
    const rate = account === undefined ? undefined : this.#rates[account.plan];
    if (account === undefined || rate === undefined) return 1;
    return Math.max(1, Math.ceil((1 - this.#bucket(account.id, rate).tokens) / rate));
  }

  #bucket(id: string, rate: number): Bucket {
    const now = this.#now();
    const known = this.#buckets.get(id) ?? { tokens: rate, at: now };
    known.tokens = Math.min(rate, known.tokens + ((now - known.at) / 1000) * rate);
    known.at = now;
    remember(this.#buckets, id, known);
    return known;
  }
}

/** Until all requests of a second are there again. */
const secondsUntil = (tokens: number, rate: number): number => Math.max(1, Math.ceil((rate - tokens) / rate));

/** Maps keep the order of insertion: the first is the one that was not used for the longest time. */
function remember<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  if (map.size <= MAX_REMEMBERED) return;
  const [oldest] = map.keys();
  if (oldest !== undefined) map.delete(oldest);
}
