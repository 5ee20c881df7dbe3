import { Readable } from 'node:stream';
import { checkCallbackUrl } from '../callbacks/url.js';
import type { Account } from '../database/schema.js';
import { ApiError } from '../errors.js';
import { readJobRequest, viewOf } from '../jobs/api.js';
import { hashOf, readIdempotencyKey } from '../jobs/idempotency.js';
import { type ResultWriter, resultWriter } from '../jobs/results.js';
import type { JobStore } from '../jobs/store.js';
import type { Job } from '../jobs/tables.js';
import { hashKey } from '../keys.js';
import { monthOf, type Pool, quotaPool } from '../pools.js';
import type { Route, RouteContext } from './route.js';

/** Jobs in a list, and lines of results that are read at once. */
const MAX_LISTED = 100;
const LINES_PER_READ = 200;

const createJob: Route = {
  operationId: 'createJob',
  method: 'POST',
  path: '/jobs',
  summary: 'Creates a job that looks up many names in the background; costs one credit for each name',
  cost: 0,
  status: 202,
  schema: 'JobResponse',
  takes: 'job',
  handle: async ({
    account,
    key,
    keyId,
    body,
    query,
    contentType,
    idempotencyKey,
    jobs,
    targets,
    headers,
    charged,
  }) => {
    const name = readIdempotencyKey(idempotencyKey);
    const request = readJobRequest(body, query, contentType);
    const { names, want, callback } = request;
    if (callback !== null) await checkCallbackUrl('callback', callback, targets);
    const { job, remaining } = await jobs.create({
      account,
      keyId,
      names,
      want,
      callback: callback === null ? null : { url: callback.href, key: hashKey(key) },
      idempotency: name === null ? null : { key: name, hash: hashOf(request) },
    });
    charged(remaining);
    headers.location = `/v1/jobs/${job.id}`;
    return { job: viewOf(job) };
  },
};

const listJobs: Route = {
  operationId: 'listJobs',
  path: '/jobs',
  summary: `Lists the account's ${MAX_LISTED} latest jobs; free`,
  cost: 0,
  schema: 'JobsResponse',
  handle: async ({ account, jobs }) => ({ jobs: (await jobs.list(account.id, MAX_LISTED)).map(viewOf) }),
};

const getJob: Route = {
  operationId: 'getJob',
  path: '/jobs/:id',
  summary: 'Returns a job and its progress; free',
  cost: 0,
  schema: 'JobResponse',
  handle: async (context) => ({ job: viewOf(await ownJob(context)) }),
};

const getJobResults: Route = {
  operationId: 'getJobResults',
  path: '/jobs/:id/results',
  summary: 'Returns the results so far, in the order of the names, as lines of JSON or as CSV; free',
  cost: 0,
  schema: 'JobResult',
  lines: true,
  query: ['after', 'format', 'fields'],
  handle: async (context) => {
    const after = readAfter(context.query);
    const job = await ownJob(context);
    const writer = resultWriter(context.query, context.accept, job.want);
    context.headers['content-type'] = writer.type;
    context.headers.vary = 'accept';
    return Readable.from(resultsOf(context.jobs, job, after, writer));
  },
};

const endJob: Route = {
  operationId: 'endJob',
  method: 'DELETE',
  path: '/jobs/:id',
  summary: 'Ends a job and refunds the credits of unanswered names; free',
  cost: 0,
  schema: 'JobResponse',
  handle: async (context) => {
    const { account, remaining, jobs, now, charged } = context;
    const job = await ownJob(context);
    const ended = await jobs.end(job.id);
    const isRefunded = ended !== null && ended.pool === poolOf(account, now());
    if (isRefunded) charged(remaining + ended.names - ended.spent);
    return { job: viewOf(ended ?? (await ownJob(context))) };
  },
};

const repeatCallback: Route = {
  operationId: 'repeatJobCallback',
  method: 'POST',
  path: '/jobs/:id/callback',
  summary: 'Sends the callback of an ended job again; free',
  cost: 0,
  status: 202,
  schema: 'JobResponse',
  handle: async (context) => {
    const job = await ownJob(context);
    if (job.callback === null) throw new ApiError('InvalidRequest', 'the job has no callback');
    if (job.done_at === null)
      throw new ApiError('InvalidRequest', 'the job has not ended: its callback is sent at its end');
    context.headers.location = `/v1/jobs/${job.id}`;
    // A callback that is being sent already is not sent a second time.
    return { job: viewOf((await context.jobs.callAgain(job.id)) ?? (await ownJob(context))) };
  },
};

export const JOB_ROUTES: readonly Route[] = [
  createJob,
  listJobs,
  getJob,
  getJobResults,
  repeatCallback,
  endJob,
];

/** Finds the job in the path. A job of another account is unknown. */
async function ownJob({ id, account, jobs }: RouteContext): Promise<Job> {
  const job = /^[0-9a-f]{24}$/.test(id) ? await jobs.find(id, account.id) : null;
  if (job === null) throw new ApiError('NotFound', 'unknown job, or its results were removed');
  return job;
}

/** What an account pays from now. What is refunded to the quota of a past month cannot be used any more. */
const poolOf = ({ plan }: Account, now: number): Pool =>
  plan === 'payg' ? 'credits' : quotaPool(monthOf(now));

function readAfter({ after }: Readonly<Record<string, unknown>>): number {
  if (after === undefined) return -1;
  if (typeof after === 'string' && /^\d{1,9}$/.test(after)) return Number(after);
  throw new ApiError('InvalidRequest', '"after" must be the index of a line of the results, 0 or more');
}

/** Read as the client takes them, so that they need no memory. If the database fails, the response breaks off: `after` continues it. */
async function* resultsOf(
  jobs: JobStore,
  job: Job,
  after: number,
  { header, write }: ResultWriter,
): AsyncGenerator<string> {
  let last = after;
  // Only the first piece has the header, so that pieces can be put together.
  if (after === -1 && header !== '') yield header;
  for (;;) {
    const page = await jobs.results(job, last, LINES_PER_READ);
    if (page.length > 0) yield page.map(({ line }) => write(line)).join('');
    if (page.length < LINES_PER_READ) return;
    last = page.at(-1)?.index ?? last;
  }
}
