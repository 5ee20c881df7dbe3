import type { Connect } from '../client-types.js';
import type { Deadline } from '../net/deadline.js';
import type { Exchanged } from '../net/exchange.js';

export interface HttpQuestion {
  url: URL;
  /** Whether the URL comes from a response: then only public addresses are connected to. */
  publicOnly: boolean;
  /** Headers in addition to the usual ones. */
  headers?: Readonly<Record<string, string>>;
}

/** The response to one GET; `failure` is null if all of it was received. Redirects are not followed here. */
export interface HttpAnswer extends Exchanged {
  /** HTTP status; 0 without a response. */
  status: number;
  header(name: string): string | null;
  /** Whether only the end of the connection shows that the response is complete. */
  mayBeCut: boolean;
}

/** Sends one request, over `connect` if it is not null. Never rejects. */
export type Get = (
  question: HttpQuestion,
  deadline: Deadline,
  connect: Connect | null,
) => Promise<HttpAnswer>;

/** No compression, so that a small response cannot become a large one. Some servers only send the general JSON type. */
export const HEADERS: Readonly<Record<string, string>> = {
  Accept: 'application/rdap+json, application/json;q=0.9',
  'Accept-Encoding': 'identity',
  'User-Agent': 'port43',
};
