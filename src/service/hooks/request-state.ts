import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../errors.js';
import { pathOf } from '../http.js';
import type { Admitted } from '../ledger/ledger.js';
import type { FoundRecord, Source } from '../lookups.js';
import type { Mark, ReadyAnswer } from '../ready-answers.js';

/** The account that is logged in, the key that it sent, and the result of the charge. */
export type Caller = Exclude<Admitted, { account: null }> & {
  key: string;
  /** Null for the account's own key. */
  keyId: string | null;
  /** Whether the key may create and delete keys. */
  manages: boolean;
};

/** Refunds the charge of a request; its response then has the remaining credits. Never rejects. */
export type RefundRequest = (request: FastifyRequest) => Promise<void>;

/** The state of a request while it is served. */
export interface RequestState {
  /** That of its route, stored because Fastify creates `routeOptions` each time that they are read. */
  config?: FastifyContextConfig;
  caller: Caller | null;
  /** For the header of every response: 0 without a log-in, null while it is unknown. */
  remaining: number | null;
  /** Where the record came from; null if there is none. */
  cache: Source | null;
  /** The stored record that the response is made of; null if it is made without a record, or of one that was just looked up. */
  record: ReadyAnswer['record'] | null;
  /** The key under which the response may be kept for the next request; null if it may not. */
  wanted: { key: string; mark: Mark } | null;
  /** Name of the error in the response. */
  failure: string | null;
  /** Headers of the response, even if it is an error. */
  headers: Record<string, string>;
  /** Whether the response gets an `ETag`. */
  tagged: boolean;
  /** The tag of its body, as it was before compression. */
  etag: string | null;
  /** Deadline of the response, by `performance.now()`. */
  until: number;
}

/** Notes which record a response is made of. */
export function noteFound(
  state: RequestState,
  { source, domain, stored: { fetchedAt, whole } }: FoundRecord,
): void {
  state.cache = source;
  state.record = source === 'hit' ? { domain, fetchedAt, whole } : null;
}

/**
 * Whether a request is for the API, which requires a key. Uses its route, however its path is written (`/%76%31/`, an absolute URL),
 * or its path if no route matches.
 */
export const isOfApi = (request: FastifyRequest): boolean =>
  request.is404 ? /^\/(?:v1|rdap)(?:[/?]|$)/.test(request.url) : configOf(request).cost !== undefined;

/** Whether the response must be RDAP. Uses its route, or its path if no route matches, like {@link isOfApi}. */
export const isOfRdap = (request: FastifyRequest): boolean =>
  request.is404 ? /^\/rdap(?:[/?]|$)/.test(request.url) : configOf(request).isRdap === true;

/** The configuration of the route of a request. */
export const configOf = (request: FastifyRequest): FastifyContextConfig =>
  request.state.config ?? request.routeOptions.config;

/**
 * Whether the response must be plain text, even if it is an error: only for `/v1/whois/:domain`, with or without the version. Uses its
 * route, or its path if no route matches, like {@link isOfApi}.
 */
export const isText = (request: FastifyRequest): boolean =>
  /^(?:\/v1)?\/whois\/[^/]+$/.test(
    hasNoRoute(request) ? pathOf(request.url) : (request.routeOptions.url ?? ''),
  );

/** Whether no route serves the request. `/v1/whois/`, with an empty name, has none either, although the router finds one. */
export const hasNoRoute = (request: FastifyRequest): boolean =>
  request.is404 ||
  (!isOfRdap(request) && Object.values(request.params as Record<string, string>).includes(''));

declare module 'fastify' {
  interface FastifyRequest {
    state: RequestState;
  }
  interface FastifyContextConfig {
    /** Credits that a request of the route costs; undefined if it needs no key. */
    cost?: 0 | 1 | ((request: FastifyRequest) => 0 | 1);
    /** Whether the route is served as RDAP, its errors included. */
    isRdap?: true;
    /** Whether a response depends on nothing but the request's target and headers, and a record. */
    fromRecord?: boolean;
    /** The name of the route in the OpenAPI document. */
    operation?: string;
  }
}

/**
 * Gives every request its own state, before its first hook. `deadline`: ms from there to its response, including all waiting.
 */
export function decorateState(app: FastifyInstance, deadline: number): void {
  app.decorateRequest('state');
  app.addHook('onRequest', (request, _reply, done) => {
    request.state = {
      config: request.routeOptions.config,
      caller: null,
      cache: null,
      record: null,
      wanted: null,
      remaining: 0,
      failure: null,
      headers: {},
      tagged: false,
      etag: null,
      until: performance.now() + deadline,
    };
    done();
  });
}

/**
 * Resolves to the result of the work, or rejects with an `ApiError` at the deadline of the request; the work then continues, and `late`
 * is called with its result. Own code, because Fastify's `handlerTimeout` sends a second response while an error waits for its refund.
 */
export async function inTime<Result>(
  { until }: Pick<RequestState, 'until'>,
  work: Promise<Result>,
  late: (result: Result) => void = () => {},
): Promise<Result> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(
        new ApiError('ServiceUnavailable', 'the request took too long: try again', {
          headers: { 'retry-after': '5' },
        }),
      );
    }, until - performance.now());
    work.then(
      (result) => {
        clearTimeout(timer);
        if (isLate) late(result);
        else resolve(result);
      },
      (error) => {
        clearTimeout(timer);
        reject(error);
      },
    );
  });
}
