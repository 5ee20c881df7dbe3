import { ageOf, type Dated, isFresh, lifetimeOf } from './freshness.js';

/** A response that was made of a stored record. */
export interface ReadyAnswer {
  body: string | Buffer;
  /** The tag of the body before it was compressed. */
  etag: string;
  /** The headers that depend on the request's target and the record only: alternating names and values, the form that Node writes fastest. */
  headers: readonly string[];
  /** Those of them that a 304 does not have. */
  contentHeaders: readonly string[];
  /** Whether its headers say how old the record is. */
  isDated: boolean;
  record: Dated & { domain: string };
}

/** When a record was about to be read, and how many had been stored by then. */
export interface Mark {
  at: number;
  stored: number;
}

interface KeptAnswer extends ReadyAnswer {
  readAt: number;
  bytes: number;
}

export interface ReadyAnswersOptions {
  /** How long a whole record is served, in ms. */
  ttl: number;
  /** How long an answer is sent without reading its record again, in ms. */
  unread: number;
  now: () => number;
  /** Bytes of all answers together. @default 64 MiB */
  maxBytes?: number;
}

const MAX_BYTES = 64 * 2 ** 20;

/** Bytes of an answer in addition to its texts, roughly. */
const OVERHEAD_BYTES = 1_000;

/** Keeps responses in memory by their requests, while the route's handler would send the same. The oldest are dropped if it is full. */
export class ReadyAnswers {
  readonly #options: ReadyAnswersOptions;
  readonly #maxBytes: number;
  readonly #answers = new Map<string, KeptAnswer>();
  /** The keys of the answers that were made of a record. */
  readonly #ofRecord = new Map<string, Set<string>>();
  #bytes = 0;
  #stored = 0;

  constructor(options: ReadyAnswersOptions) {
    this.#options = options;
    this.#maxBytes = options.maxBytes ?? MAX_BYTES;
  }

  /** Returns the mark to pass to `keep`. Call it before the record of an answer is read. */
  mark(): Mark {
    return { at: this.#options.now(), stored: this.#stored };
  }

  /** An answer, if its record may be served now, with the age and the lifetime of the record in whole seconds. */
  find(key: string): { answer: ReadyAnswer; age: number; lifetime: number } | null {
    const answer = this.#answers.get(key);
    if (answer === undefined) return null;
    const { ttl, unread, now } = this.#options;
    const at = now();
    const unreadFor = at - answer.readAt;
    if (!isFresh(answer.record, ttl, at) || unreadFor >= unread || unreadFor < 0) {
      this.#drop(key);
      return null;
    }
    return {
      answer,
      age: ageOf(answer.record, at),
      lifetime: Math.floor(lifetimeOf(answer.record, ttl) / 1000),
    };
  }

  /** Keeps an answer, unless a record was stored since then: it may be newer than the one that was read. */
  keep(key: string, answer: ReadyAnswer, { at, stored }: Mark): void {
    if (stored !== this.#stored) return;
    this.#drop(key);
    const bytes = OVERHEAD_BYTES + 2 * key.length + Buffer.byteLength(answer.body);
    if (bytes > this.#maxBytes) return;
    this.#answers.set(key, { ...answer, readAt: at, bytes });
    this.#bytes += bytes;
    const { domain } = answer.record;
    this.#ofRecord.set(domain, (this.#ofRecord.get(domain) ?? new Set()).add(key));
    // A map keeps the order of insertion.
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#drop(oldest);
    }
  }

  /** Drops the answers that were made of a record, because a newer one was stored. */
  forget(domain: string): void {
    this.#stored++;
    for (const key of [...(this.#ofRecord.get(domain) ?? [])]) this.#drop(key);
  }

  #drop(key: string): void {
    const dropped = this.#answers.get(key);
    if (dropped === undefined) return;
    this.#answers.delete(key);
    this.#bytes -= dropped.bytes;
    const { domain } = dropped.record;
    const keys = this.#ofRecord.get(domain);
    keys?.delete(key);
    if (keys?.size === 0) this.#ofRecord.delete(domain);
  }
}
