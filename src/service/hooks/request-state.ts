import type { FastifyInstance } from 'fastify';
import type { Source } from '../lookups.js';
import type { Caller } from './on-request.js';

/** What is known of a request while it is served. */
export interface RequestState {
  caller: Caller | null;
  /** For the header that every answer has: 0 where nobody is logged in, null while it is not known. */
  remaining: number | null;
  /** Where the record came from; null where there is none. */
  cache: Source | null;
  /** Name of the error that was answered. */
  failure: string | null;
  /** For the answer, be it an error. */
  headers: Record<string, string>;
  /** Whether the answer gets an `ETag`. */
  tagged: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    state: RequestState;
  }
}

/** Every request has its own state, from before its first hook. */
export function decorateState(app: FastifyInstance): void {
  const states = new WeakMap<object, RequestState>();
  app.decorateRequest('state', {
    getter() {
      const known = states.get(this);
      if (known !== undefined) return known;
      const state: RequestState = {
        caller: null,
        cache: null,
        remaining: 0,
        failure: null,
        headers: {},
        tagged: false,
      };
      states.set(this, state);
      return state;
    },
  });
}
