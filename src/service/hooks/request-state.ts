import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../errors.js';
import type { Admitted } from '../ledger/ledger.js';
import type { Source } from '../lookups.js';

/** The account that is logged in, the key that it sent, and what became of the charge. */
export type Caller = Exclude<Admitted, { account: null }> & {
  key: string;
  /** Null for the account's own key. */
  keyId: string | null;
  /** Whether the key may create and delete keys. */
  manages: boolean;
};

/** Gives back what a request was charged; its response then says what is left. Never rejects. */
export type GiveBack = (request: FastifyRequest) => Promise<void>;

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
  /** Until when it must be answered, by `performance.now()`. */
  until: number;
}

/**
 * Whether a request is the API's, where it needs a key. By its route, however its path is written (`/%76%31/`, a whole URL); by its
 * path where no route is met.
 */
export const isOfApi = ({ url, is404, routeOptions }: FastifyRequest): boolean =>
  is404 ? /^\/(?:v1|rdap)(?:[/?]|$)/.test(url) : routeOptions.config.cost !== undefined;

/** Whether the response must be RDAP's. By its route, and by its path where no route is met, as {@link isOfApi}. */
export const isOfRdap = ({ url, is404, routeOptions }: FastifyRequest): boolean =>
  is404 ? /^\/rdap(?:[/?]|$)/.test(url) : routeOptions.config.isRdap === true;

/** `/v1/whois/:domain`, the one path that sends plain text always, errors included. */
export const isTextPath = (path: string): boolean => /^\/v1\/whois\/[^/]+$/.test(path);

/** Whether no route serves the request: `/v1/whois/`, with an empty name, is not one either, though the router takes it for one. */
export const hasNoRoute = (request: FastifyRequest): boolean =>
  request.is404 ||
  (!isOfRdap(request) && Object.values(request.params as Record<string, string>).includes(''));

declare module 'fastify' {
  interface FastifyRequest {
    state: RequestState;
  }
  interface FastifyContextConfig {
    /** Credits that a request of the route costs; undefined where no key is needed. */
    cost?: 0 | 1 | ((request: FastifyRequest) => 0 | 1);
    /** Whether the route is served as RDAP, its errors included. */
    isRdap?: true;
    /** The name of the route in the OpenAPI document. */
    operation?: string;
  }
}

/**
 * Every request has its own state, from before its first hook. `deadline`: ms from there to its answer, waiting for whatever it
 * waits for included.
 */
export function decorateState(app: FastifyInstance, deadline: number): void {
  app.decorateRequest('state');
  app.addHook('onRequest', (request, _reply, done) => {
    request.state = {
      caller: null,
      cache: null,
      remaining: 0,
      failure: null,
      headers: {},
      tagged: false,
      until: performance.now() + deadline,
    };
    done();
  });
}

/**
 * What the work gives, or a rejection with the `ApiError` where it takes longer than the request has; then it goes on, and `late`
 * hears of what comes. By hand, since Fastify's `handlerTimeout` answers a second time while an error waits for its refund.
 */
export async function inTime<Result>(
  { until }: RequestState,
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
    work
      .then((result) => (isLate ? late(result) : resolve(result)))
      .catch(reject)
      .finally(() => clearTimeout(timer));
  });
}
