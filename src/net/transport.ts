import type { Connect } from '../client-types.js';
import type { AnswerKind } from '../parse/explanation.js';
import type { Reading } from '../parse/reading.js';
import type { Part } from '../part.js';
import type { Deadline } from './deadline.js';
import type { Target } from './dial.js';
import type { Exchanged } from './exchange.js';
import type { Failure } from './failure.js';

/** The response of a server, read far enough to know its kind. */
export interface Answer extends Exchanged {
  /** What was received, as text; complete only if `failure` is null. Null if nothing was received. */
  readonly part: Part | null;
  readonly kind: AnswerKind;
  /** The reading of the part that gave its kind, to be merged with others; null if it was not read. */
  readonly reading: Reading | null;
  /** Name of the charset in which the bytes were read; null if nothing was received. */
  readonly charset: string | null;
  /** Whether some bytes do not fit any charset. */
  readonly replaced: boolean;
  /** Set instead of a response: the query to send instead. */
  readonly redirect?: Question;
}

/** A referral that is not followed, and why. */
export interface Refused {
  refused: string;
}

/** A query to one server. Its form is known to its transport only. */
export interface Question extends Target {
  readonly transport: 'whois' | 'rdap';
  /** One exchange. Rejects (INVALID_DOMAIN) only if the name cannot be encoded as this server expects it. */
  ask(deadline: Deadline, connect: Connect | null): Promise<Answer>;
  /** The query to the server that the response refers to, or null. */
  refer(answer: Answer): Question | Refused | null;
  /** The part to keep of a response that may be cut off, or null. */
  keep(answer: Answer): Part | null;
}

/** A way to query registries: WHOIS on a socket, RDAP over HTTPS. */
export interface Transport<Registry> {
  /** The query about a name in ASCII; null if the registry cannot be queried by this transport. */
  question(registry: Registry, domain: string): Question | null;
}

/** The answer for an exchange in which nothing was received. */
export function noAnswer(failure: Failure | null): Answer {
  return {
    received: new Uint8Array(0),
    failure,
    ms: 0,
    part: null,
    kind: 'empty',
    reading: null,
    charset: null,
    replaced: false,
  };
}
