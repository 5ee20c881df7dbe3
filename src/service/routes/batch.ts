import { setImmediate as nextTurn } from 'node:timers/promises';
import { ApiError } from '../errors.js';
import { toApiError } from '../hooks/on-error.js';
import { exhausted } from '../hooks/on-request.js';
import { inTime } from '../hooks/request-state.js';
import { LONGEST_NAME } from '../jobs/api.js';
import { MOST_NAMES_AT_ONCE } from '../schemas.js';
import { type Fields, pick, readFields } from './fields.js';
import { lookupJson, subjectOf } from './lookup.js';
import type { Route, RouteContext } from './route.js';

/** Characters of all results together. A name whose result does not fit gets an error, so that records of any size take limited memory. */
const MAX_CHARACTERS = 16 * 2 ** 20;

/** Characters of names that are read before other requests get a turn: a long invalid name takes some milliseconds. */
const CHARACTERS_PER_TURN = 1000;

/** The share of the time that is left for a request after which its names are no longer waited for: then charges are refunded. */
const SHARE_FOR_NAMES = 0.9;

export const batch: Route = {
  operationId: 'lookUpBatch',
  method: 'POST',
  path: '/batch',
  summary: `Looks up ${MOST_NAMES_AT_ONCE} names or numbers at most, as /lookup/:query does; costs one credit for each`,
  cost: 0,
  schema: 'BatchResponse',
  takes: 'batch',
  query: ['fields'],
  handle: async (context) => {
    const fields = readFields(context.query.fields);
    const names = readNames(context.body);
    const results = await resultsOf(context, names, fields);
    context.charged(await inTime(context, context.charges.remaining()).catch(() => null));
    const common = commonError(results);
    if (common !== null) throw common;
    return `{"results":[${results.map(({ json }) => json).join(',')}]}`;
  },
};

interface Result {
  json: string;
  error: ApiError | null;
}

/** Looks all names up at the same time, each as a request of its own, until most of the time of this one is over. */
async function resultsOf(
  context: RouteContext,
  names: readonly string[],
  fields: Fields | null,
): Promise<Result[]> {
  const now = performance.now();
  const until = now + SHARE_FOR_NAMES * (context.until - now);
  const charges = names.map((_, part) => charge(context, part, until));
  let characters = 0;
  const look = async (name: string): Promise<string> => {
    const subject = subjectOf(name);
    const json = lookupJson(subject.kind, await inTime({ until }, context.findRecord(subject)));
    const wanted = fields === null ? json : JSON.stringify(pick(JSON.parse(json), fields));
    if (characters + wanted.length > MAX_CHARACTERS) throw tooLarge();
    characters += wanted.length;
    return wanted;
  };

  const results: Promise<Result>[] = [];
  let read = 0;
  for (const [part, charged] of charges.entries()) {
    const name = names[part] ?? '';
    results.push(resultOf(context, part, name, charged, () => look(name)));
    read += name.length;
    if (read < CHARACTERS_PER_TURN) continue;
    read = 0;
    // Names are read once they are charged: those before this one have been by then.
    await charged;
    await nextTurn();
  }
  return Promise.all(results);
}

/** Charges a name. Resolves to the `ApiError` if that is impossible. A charge that comes too late is refunded. */
async function charge(context: RouteContext, part: number, until: number): Promise<ApiError | null> {
  const { charges, account } = context;
  try {
    const admitted = await inTime({ until }, charges.charge(part), (late) => {
      if (late.account !== null && late.outcome === 'charged') void charges.refund(part);
    });
    if (admitted.account === null) return new ApiError('Unauthorized', 'the API key was revoked');
    return admitted.outcome === 'exhausted' ? exhausted({ account }) : null;
  } catch (error) {
    return toApiError(error);
  }
}

/** The result of a name, or its error. What is not the client's fault costs nothing, as with a request of its own. */
async function resultOf(
  context: RouteContext,
  index: number,
  input: string,
  charged: Promise<ApiError | null>,
  look: () => Promise<string>,
): Promise<Result> {
  const begin = `{"index":${index},"input":${JSON.stringify(input)}`;
  const failed = (error: ApiError): Result => ({
    json: `${begin},"error":${JSON.stringify(error.body.error)}}`,
    error,
  });
  const refused = await charged;
  if (refused !== null) return failed(refused);
  try {
    return { json: `${begin},"response":${await look()}}`, error: null };
  } catch (error) {
    const known = toApiError(error);
    if (known.status === 500) context.logFault(context.requestId, known);
    if (known.status >= 500) await inTime(context, context.charges.refund(index)).catch(() => undefined);
    return failed(known);
  }
}

/** Errors that are of the whole request if all its names have the same one. */
const OF_REQUESTS = ['UsageLimitReached', 'Unauthorized', 'ServiceUnavailable'];

function commonError(results: readonly Result[]): ApiError | null {
  const [first = null] = results.map(({ error }) => error);
  const isCommon = first !== null && OF_REQUESTS.includes(first.name);
  return isCommon && results.every(({ error }) => error?.name === first.name) ? first : null;
}

const tooLarge = (): ApiError =>
  new ApiError(
    'ServiceUnavailable',
    'the results together are too large: request this name again, or fewer fields',
  );

/** Reads a JSON object with names, or text with one name on each line. Throws the `ApiError`. */
function readNames(body: unknown): string[] {
  const names = typeof body === 'string' ? linesOf(body) : namesIn(body);
  if (names.length === 0) throw invalid('"names" is empty: a batch needs at least one name');
  if (names.length > MOST_NAMES_AT_ONCE)
    throw new ApiError(
      'RequestTooLarge',
      `a batch has at most ${MOST_NAMES_AT_ONCE} names, got ${names.length}: POST /v1/jobs takes more`,
    );
  const wrong = names.findIndex((name) => typeof name !== 'string' || name.length > LONGEST_NAME);
  if (wrong !== -1) throw invalid(`names[${wrong}] must be a string of ${LONGEST_NAME} characters or fewer`);
  return names as string[];
}

function linesOf(text: string): string[] {
  if (text.includes('\ufffd')) throw invalid('the text must be in UTF-8');
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function namesIn(body: unknown): unknown[] {
  const { names, ...others } = Object(body) as { names?: unknown };
  const [other] = Object.keys(others);
  if (Array.isArray(names) && other === undefined) return names;
  throw invalid(
    Array.isArray(names)
      ? `unknown field "${other?.slice(0, 40)}": a batch has only "names"`
      : 'the body must be a JSON object with "names", an array of strings, or text with one name on each line',
  );
}

const invalid = (message: string): ApiError => new ApiError('InvalidRequest', message);
