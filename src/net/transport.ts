import type { Connect } from '../client-types.js';
import type { AnswerKind } from '../parse/explanation.js';
import type { Reading } from '../parse/reading.js';
import type { Part } from '../part.js';
import type { Deadline } from './deadline.js';
import type { Target } from './dial.js';
import type { Exchanged } from './exchange.js';
import type { Failure } from './failure.js';

/** What a server answered, read far enough to know what kind of answer it is. */
export interface Answer extends Exchanged {
  /** What was received, as text; whole only when `failure` is null. Null when nothing was received. */
  readonly part: Part | null;
  readonly kind: AnswerKind;
  /** The part as it was read to tell its kind, for whoever merges it with others; null where nobody had to read it. */
  readonly reading: Reading | null;
  /** Some bytes fit no charset. */
  readonly replaced: boolean;
  /** In the place of an answer: whom to ask instead. */
  readonly redirect?: Question;
}

/** A referral that is not followed, and why. */
export interface Refused {
  refused: string;
}

/** What one server is asked about a domain. How is its transport's affair, and nobody else's. */
export interface Question extends Target {
  readonly transport: 'whois' | 'rdap';
  /** One exchange, once. Rejects (INVALID_DOMAIN) only where the name cannot be written as this server wants it. */
  ask(deadline: Deadline, connect: Connect | null): Promise<Answer>;
  /** Whom the answer refers to, or null. */
  refer(answer: Answer): Question | Refused | null;
  /** What is worth keeping of an answer that may have broken off, or null. */
  keep(answer: Answer): Part | null;
}

/** A way to ask registries: WHOIS on a socket, RDAP over HTTPS. */
export interface Transport<Registry> {
  /** The question about a name in ASCII; null where this registry is not reached so. */
  question(registry: Registry, domain: string): Question | null;
}

/** What there is where nothing was received. */
export function noAnswer(failure: Failure | null): Answer {
  return { received: new Uint8Array(0), failure, part: null, kind: 'empty', reading: null, replaced: false };
}
