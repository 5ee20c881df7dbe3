import type { Connect } from '../client-types.js';
import type { Deadline } from '../net/deadline.js';
import type { Failure } from '../net/failure.js';

export interface HttpQuestion {
  url: URL;
  /** The URL comes from somebody else's text: connect to public addresses only. */
  publicOnly: boolean;
}

/** What came for one GET. Redirects are not followed here. */
export interface HttpAnswer {
  /** 0 where no answer began. */
  status: number;
  header(name: string): string | null;
  received: Uint8Array;
  /** Null when the whole answer was received. */
  failure: Failure | null;
  /** Nothing but the end of the connection says that the answer is whole. */
  mayBeCut: boolean;
}

/** Asks once, over `connect` where it is not null. Never rejects. */
export type Get = (
  question: HttpQuestion,
  deadline: Deadline,
  connect: Connect | null,
) => Promise<HttpAnswer>;

/** No compression: a small answer must not unfold to a large one. Some send JSON under its general name only. */
export const HEADERS: Readonly<Record<string, string>> = {
  Accept: 'application/rdap+json, application/json;q=0.9',
  'Accept-Encoding': 'identity',
  'User-Agent': 'port43',
};
