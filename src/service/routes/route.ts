import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { cachingHeaders } from '../caching-headers.js';
import type { BalanceCallbacks } from '../callbacks/balance.js';
import type { SigningSecrets } from '../callbacks/secrets.js';
import type { Targets } from '../callbacks/targets.js';
import type { Admission } from '../database/database.js';
import type { Account } from '../database/schema.js';
import { ApiError } from '../errors.js';
import type { Finders } from '../finders.js';
import type { History } from '../history/history.js';
import { COMPRESSED, GZIP_ALLOWED } from '../hooks/compression.js';
import { inTime, noteFound } from '../hooks/request-state.js';
import { freshnessOf, JSON_TYPE, LINES_TYPE, setHeaders, TEXT_TYPE } from '../http.js';
import { LARGEST_BODY } from '../jobs/api.js';
import type { JobStore } from '../jobs/store.js';
import type { KeyUses } from '../key-uses.js';
import type { FoundRecord } from '../lookups.js';
import type { NamedKeys } from '../named-keys.js';
import type { PartCharges } from '../part-charges.js';
import { NAME, type SchemaName } from '../schemas.js';
import type { UsageOptions, UsageView } from '../usage.js';
import { LARGEST_WATCH } from '../watches/request.js';
import type { WatchStore } from '../watches/store.js';

/** What handlers use, the same for all requests. */
export interface Services {
  jobs: JobStore;
  /** Null if this service keeps no versions. */
  history: History | null;
  watches: WatchStore;
  namedKeys: NamedKeys;
  keyUses: Pick<KeyUses, 'flush'>;
  secrets: SigningSecrets;
  balances: BalanceCallbacks;
  targets: Targets;
  usage(accountId: string, options: UsageOptions): Promise<UsageView>;
  /** Charges for the parts of a request. */
  chargesOf(admission: Omit<Admission, 'cost'>): PartCharges;
  /** Logs an error of this service. */
  logFault(requestId: string, error: ApiError): void;
  /** The clock, in ms since 1970. */
  now(): number;
}

/** What a handler gets: everything that it may know of the request. */
export interface RouteContext extends Services {
  requestId: string;
  /** The key that the caller sent. */
  key: string;
  /** The id of the key; null for the account's own. */
  keyId: string | null;
  account: Account;
  /** Credits, or requests of the month's quota, after this request. */
  remaining: number;
  /** The domain or number in the path; empty if the path has neither. */
  name: string;
  kind: Subject['kind'];
  /** The id or the version in the path; empty if the path has neither. */
  id: string;
  /** The body as it was parsed: an object, or a text. */
  body: unknown;
  query: Readonly<Record<string, unknown>>;
  /** The headers of these names, as they were sent. */
  accept: string | undefined;
  contentType: string | undefined;
  idempotencyKey: string | undefined;
  /** The record of that domain or number, as fresh as the request wants it. Rejects with an `ApiError`. */
  find(): Promise<FoundRecord>;
  /** The record of anything else, in the same way. */
  findRecord(subject: Subject): Promise<FoundRecord>;
  /** For handlers that charge the account themselves. */
  charges: PartCharges;
  /** What is left after the handler itself charged the account; null if that is not known. */
  charged(remaining: number | null): void;
  /** The deadline of the response, by `performance.now()`. */
  until: number;
  /** Headers of the response, even if it is an error. */
  headers: Record<string, string>;
}

/** What a path is about. */
export interface Subject {
  kind: 'domain' | 'number';
  name: string;
}

/** One path of the API, below `/v1`. It is served, validated and documented from this declaration. */
export interface Route {
  /** Its name in generated clients. */
  operationId: string;
  /** @default 'GET' */
  method?: 'POST' | 'PUT' | 'DELETE';
  path: string;
  summary: string;
  /** In credits, for the request itself. */
  cost: 0 | 1;
  /** Status of the response. @default 200 */
  status?: 201 | 202;
  /** Schema of the response; null for text. */
  schema: SchemaName | null;
  /** Media type of a text; default: plain text, and then errors are plain text as well. */
  type?: string;
  /** Whether each line of the response has that schema. */
  lines?: true;
  /** Which kind of body it reads. */
  takes?: 'job' | 'batch' | 'key' | 'balance' | 'watch';
  /** Whether the key must be one that may manage keys. */
  managed?: true;
  /** Whether it reads versions of a domain's record, and queries no server. Free if the service keeps none. */
  readsHistory?: true;
  /** Names of the parameters in the query that it reads. */
  query?: readonly string[];
  deprecated?: true;
  /** Whether it never uses a record that is too old, even if the servers fail. */
  neverStale?: true;
  /** Returns what is looked up, if the path names it by something other than `:domain`. Throws the `ApiError`. */
  subjectIn?(params: Readonly<Record<string, string>>): Subject;
  /** Resolves to the value that the schema describes, or to its JSON as it is sent. */
  handle(context: RouteContext): Promise<unknown>;
}

/** Rejects bodies in other charsets than UTF-8, and compressed ones (except jobs in gzip): their names would be charged as invalid names. */
const refuseForeignText =
  ({ gzip }: { gzip: boolean }): onRequestHookHandler =>
  ({ headers }, _reply, done) => {
    const { 'content-encoding': encoding = 'identity', 'content-type': type = '' } = headers;
    const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(type) ?? [];
    // In the form that @fastify/compress expects.
    headers['content-encoding'] = encoding.trim().toLowerCase() || 'identity';
    const known = gzip ? ['identity', 'gzip'] : ['identity'];
    if (!known.includes(headers['content-encoding']))
      done(
        new ApiError(
          'UnsupportedMediaType',
          gzip ? 'the body must be in gzip, or not compressed' : 'the body must not be compressed',
        ),
      );
    else if (!/^(?:utf-?8|us-ascii)$/i.test(charset))
      done(new ApiError('UnsupportedMediaType', 'the body must be in UTF-8'));
    else done();
  };

/** Whether `?protocol=both` was sent to a route that has it. */
function asksBoth(route: Pick<Route, 'query'>, { protocol }: Readonly<Record<string, unknown>>): boolean {
  if (protocol === undefined || !route.query?.includes('protocol')) return false;
  if (protocol === 'both') return true;
  throw new ApiError('InvalidRequest', '"protocol" must be "both", or left out');
}

/** Whether a route looks something up. */
export const looksUp = ({
  path,
  subjectIn,
  readsHistory,
}: Pick<Route, 'path' | 'subjectIn' | 'readsHistory'>): boolean =>
  subjectIn !== undefined || (path.includes(':domain') && readsHistory !== true);

/** Paths that clients of the first API also send without a version. */
const UNVERSIONED = /^\/(?:whois\/|availability\/|account$)/;

/** The URLs that a path is served at. */
export function urlsOf(path: string): string[] {
  if (path === '/') return ['/v1/', '/v1'];
  return UNVERSIONED.test(path) ? [`/v1${path}`, path] : [`/v1${path}`];
}

/** Maximum size of a body in bytes; that of a batch fits 100 names of 640 characters. */
const BODY_LIMITS: Readonly<Record<NonNullable<Route['takes']>, number>> = {
  job: LARGEST_BODY,
  batch: 64 * 2 ** 10,
  key: 1024,
  balance: 1024,
  watch: LARGEST_WATCH,
};

/** Rejects the parameter that is looked up if it is empty or longer than any name. */
function checkLength({ domain, query }: Readonly<Record<string, string>>): void {
  const name = domain ?? query;
  if (name !== undefined && (name.length < NAME.minLength || name.length > NAME.maxLength))
    throw new ApiError('ObjectNotSupported', 'not a domain name that can be looked up');
}

type RecordFinders = Pick<Finders, 'domain' | 'number' | 'domainByBoth'>;

/** Serves a route. Fastify serves HEAD for each GET. */
export function addRoute(
  app: FastifyInstance,
  route: Route,
  finders: RecordFinders,
  services: Services,
): void {
  const { method = 'GET', path, schema, takes } = route;
  const cost = route.readsHistory === true && services.history === null ? 0 : route.cost;
  const handler = handlerOf(route, finders, services);
  for (const url of urlsOf(path))
    app.route<RequestParts>({
      method,
      url,
      config: { cost, operation: route.operationId, fromRecord: looksUp(route) },
      ...(schema !== null && { compress: COMPRESSED }),
      ...(takes !== undefined && { bodyLimit: BODY_LIMITS[takes] }),
      ...(takes === 'job' && { decompress: GZIP_ALLOWED }),
      ...(takes !== undefined && { onRequest: refuseForeignText({ gzip: takes === 'job' }) }),
      handler,
    });
}

interface RequestParts {
  Params: Record<string, string>;
  Querystring: Record<string, unknown>;
}

/** Creates the function that responds to requests of a route. */
function handlerOf(route: Route, finders: RecordFinders, services: Services) {
  const { schema, status = 200, lines = false, operationId } = route;
  const { subjectIn = ({ domain = '' }): Subject => ({ kind: 'domain', name: domain }) } = route;
  const type = schema === null ? (route.type ?? TEXT_TYPE) : lines ? LINES_TYPE : JSON_TYPE;

  return async (request: FastifyRequest<RequestParts>, reply: FastifyReply): Promise<unknown> => {
    const { id: requestId, state, params, headers, body, query } = request;
    if (state.caller === null) throw new ApiError('Unauthenticated', 'no account is logged in');
    const { account, key, keyId, remaining, manages } = state.caller;
    if (route.managed === true && !manages)
      throw new ApiError('KeyNotAllowed', 'this key may not manage keys: send one that may');
    checkLength(params);
    const { id = params.version ?? '' } = params;
    const { kind, name } = subjectIn(params);
    const freshness = freshnessOf(headers['cache-control'] ?? headers.pragma);
    const wanted = { ...freshness, neverStale: route.neverStale === true };
    const caching: Record<string, string> = { 'cache-control': 'no-store' };

    const findRecord = (subject: Subject): Promise<FoundRecord> =>
      finders[subject.kind](subject.name, wanted, account.id);
    /** Finds the record of the domain or number in the path, and notes it for the headers of the response. */
    const find = async (): Promise<FoundRecord> => {
      const finding =
        asksBoth(route, query) && kind === 'domain'
          ? finders.domainByBoth(name, wanted, account.id)
          : findRecord({ kind, name });
      const found = await inTime(state, finding);
      noteFound(state, found);
      const { age, ...others } = cachingHeaders(found);
      // Errors have this header too.
      if (age !== undefined) reply.header('age', age);
      Object.assign(caching, others);
      return found;
    };
    const charges = services.chargesOf({ requestId, keyHash: account.key_hash, keyId, route: operationId });
    const answer = await route.handle({
      ...services,
      requestId,
      key,
      keyId,
      account,
      remaining,
      name,
      kind,
      id,
      body,
      query,
      // Two such headers become one text with a comma, which is not a valid key.
      idempotencyKey: headers['idempotency-key']?.toString(),
      accept: headers.accept,
      contentType: headers['content-type'],
      find,
      findRecord,
      charges,
      charged: (left) => {
        state.remaining = left;
      },
      until: state.until,
      headers: state.headers,
    });
    state.tagged = looksUp(route);
    setHeaders(reply.code(status).type(type), { ...state.headers, ...caching });
    return answer;
  };
}
