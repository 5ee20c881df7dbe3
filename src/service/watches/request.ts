import { createHash } from 'node:crypto';
import { domainFrom } from '../../index.js';
import { readCallbackUrl } from '../callbacks/url.js';
import { ApiError } from '../errors.js';
import { LONGEST_NAME } from '../jobs/api.js';
import { DAY_MS, HOUR_MS } from '../units.js';
import { readReports } from './reports.js';

/** A watch as the client requested it. */
export interface WatchRequest {
  /** In ASCII, each once. */
  names: string[];
  on: string[];
  /** ms between two checks of a name; null if the schedule decides. */
  every: number | null;
  callback: URL | null;
}

/** Maximum number of names of a watch. */
export const MOST_WATCHED = 1000;

/** Maximum bytes of a body: {@link MOST_WATCHED} names of eighty characters each, and a URL. */
export const LARGEST_WATCH = 96 * 2 ** 10;

const KEYS = ['names', 'on', 'every', 'callback'];

const UNITS: Readonly<Record<string, number>> = { h: HOUR_MS, d: DAY_MS };
const LONGEST_PAUSE_MS = 30 * DAY_MS;

/** Reads the body of a request for a watch. Throws the `ApiError`. */
export function readWatchRequest(body: unknown): WatchRequest {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw invalid('the body must be a JSON object with "names" and "on"');
  const { names, on, every, callback, ...more } = body as Record<string, unknown>;
  const [unknown] = Object.keys(more);
  if (unknown !== undefined)
    throw invalid(`unknown field "${unknown.slice(0, 40)}": a watch has ${KEYS.join(', ')}`);
  readReports(on);
  return {
    names: readNames(names),
    on: [...new Set(on as string[])],
    every: every === undefined || every === null ? null : readEvery(every),
    callback: callback === undefined || callback === null ? null : readCallbackUrl('callback', callback),
  };
}

function readNames(names: unknown): string[] {
  if (!Array.isArray(names) || names.length === 0)
    throw invalid('"names" must be an array of one or more domain names');
  if (names.length > MOST_WATCHED)
    throw new ApiError('RequestTooLarge', `a watch has at most ${MOST_WATCHED} names, got ${names.length}`);
  return [...new Set(names.map(readName))];
}

function readName(name: unknown, index: number): string {
  if (typeof name !== 'string' || name.length > LONGEST_NAME)
    throw invalid(`names[${index}] must be a string of ${LONGEST_NAME} characters or fewer`);
  try {
    return domainFrom(name).ascii;
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new ApiError('InvalidRequest', `names[${index}]: ${message}`, { cause });
  }
}

function readEvery(given: unknown): number {
  const [, count, unit = ''] = (typeof given === 'string' && /^(\d{1,4})([hd])$/.exec(given)) || [];
  const ms = Number(count) * (UNITS[unit] ?? Number.NaN);
  if (ms >= HOUR_MS && ms <= LONGEST_PAUSE_MS) return ms;
  throw invalid('"every" must be a time from "1h" to "30d"');
}

/** `6h`, `2d`. */
export const everyText = (every: number): string =>
  every % DAY_MS === 0 ? `${every / DAY_MS}d` : `${every / HOUR_MS}h`;

/** Equal for requests with the same meaning, however their JSON is written. */
export const hashOf = ({ names, on, every, callback }: WatchRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([[...names].sort(), [...on].sort(), every, callback?.href ?? null]))
    .digest('hex');

const invalid = (message: string): ApiError => new ApiError('InvalidRequest', message);
