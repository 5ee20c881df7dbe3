import { readCallbackUrl } from '../callbacks/url.js';
import { type CallbackView, callbackView } from '../callbacks/view.js';
import { ApiError } from '../errors.js';
import { isoTime } from '../iso-time.js';
import { type ColumnChoice, readColumn } from './csv.js';
import { type Job, type JobState, WANTS, type Want } from './tables.js';

/** The request for a job. */
export interface JobRequest {
  names: string[];
  want: Want;
  callback: URL | null;
}

/** Maximum number of names in a job, and of characters in a name. */
export const MOST_NAMES = 100_000;
export const LONGEST_NAME = 2048;

/** Maximum size of a body in bytes: the maximum number of names, with eighty characters each. */
export const LARGEST_BODY = 8 * 2 ** 20;

const KEYS = ['names', 'want', 'callback'];

/**
 * Reads a body: a JSON object, text with a name on each line, or CSV; of the last two, `want` and `callback` are in the query. Throws
 * the `ApiError`. `type`: the body's.
 */
export function readJobRequest(
  body: unknown,
  query: Readonly<Record<string, unknown>>,
  type: string | undefined,
): JobRequest {
  const isCsv = /^\s*text\/csv\b/i.test(type ?? '');
  const { column, ...rest } = query;
  const more = isCsv ? rest : query;
  const fields =
    typeof body !== 'string'
      ? { ...more, ...object(body) }
      : { ...more, names: isCsv ? readColumn(body, readColumnChoice(column, type)) : lines(body) };
  const unknown = Object.keys(fields).find((key) => !KEYS.includes(key));
  if (unknown !== undefined)
    throw invalid(`unknown field "${unknown.slice(0, 40)}": a job has ${KEYS.join(', ')}`);
  return { names: readNames(fields), want: readWant(fields), callback: readCallback(fields) };
}

/** The parameter `header` of the type is that of RFC 4180. */
function readColumnChoice(column: unknown, type = ''): ColumnChoice {
  if (column !== undefined && (typeof column !== 'string' || column === ''))
    throw invalid('"column" must be the name of a column of the CSV');
  const [, header] = /;\s*header\s*=\s*"?(present|absent)/i.exec(type) ?? [];
  return {
    column: column ?? null,
    header: header === undefined ? null : header.toLowerCase() === 'present',
    most: MOST_NAMES,
  };
}

function lines(text: string): string[] {
  if (text.includes('\ufffd')) throw invalid('the text must be in UTF-8');
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function object(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw invalid(
      'the body must be a JSON object with "names" and "want", text with one name on each line, or CSV',
    );
  return body as Record<string, unknown>;
}

function readNames({ names }: Record<string, unknown>): string[] {
  if (!Array.isArray(names)) throw invalid('"names" must be an array of strings');
  if (names.length === 0) throw invalid('"names" is empty: a job needs at least one name');
  if (names.length > MOST_NAMES)
    throw new ApiError('RequestTooLarge', `a job has at most ${MOST_NAMES} names, got ${names.length}`);
  const wrong = names.findIndex((name) => typeof name !== 'string' || name.length > LONGEST_NAME);
  if (wrong !== -1) throw invalid(`names[${wrong}] must be a string of ${LONGEST_NAME} characters or fewer`);
  return names as string[];
}

function readWant({ want }: Record<string, unknown>): Want {
  const known = WANTS.find((each) => each === want);
  if (known === undefined) throw invalid(`"want" must be one of ${WANTS.join(', ')}`);
  return known;
}

const readCallback = ({ callback }: Record<string, unknown>): URL | null =>
  callback === undefined || callback === null ? null : readCallbackUrl('callback', callback);

const invalid = (message: string): ApiError => new ApiError('InvalidRequest', message);

/** A job as its account sees it. Times are ISO 8601 with a numeric offset. */
export interface JobView {
  id: string;
  want: Want;
  state: JobState;
  names: number;
  answered: number;
  failed: number;
  created_on: string;
  done_on: string | null;
  /** Null if the job has none. */
  callback: CallbackView | null;
}

/** The job without the state of its callback, which is what the callback itself sends. */
export const messageOf = (job: Job): Omit<JobView, 'callback'> => ({
  id: job.id,
  want: job.want,
  state: job.state,
  names: job.names,
  answered: job.answered,
  failed: job.failed,
  created_on: isoTime(job.created_at),
  done_on: job.done_at === null ? null : isoTime(job.done_at),
});

export const viewOf = (job: Job): JobView => ({
  ...messageOf(job),
  callback:
    job.callback === null
      ? null
      : callbackView({
          url: job.callback,
          isWaiting: job.done_at === null,
          dueAt: job.callback_at,
          tries: job.callback_tries,
          status: job.callback_status,
          triedAt: job.callback_tried_at,
          failed: job.callback_failed,
        }),
});
