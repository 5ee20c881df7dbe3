import { CHANGE_KINDS, type Change, FIELDS } from '../../index.js';
import type { WatchNews, WatchSettings } from '../../watches/index.js';
import { ApiError } from '../errors.js';
import { DAY_MS } from '../units.js';

/** What a watch reports, as its `on` says. */
export interface Reports extends WatchSettings {
  /** Fields and kinds of changes that are reported: all of them, or none if the list is empty. */
  changed: 'all' | readonly string[];
}

/** How long lookups of a name fail before that is reported. */
const FAILING_AFTER_MS = 3 * DAY_MS;

const MAX_REPORTS = 20;
const MAX_DAYS = 3650;

const KINDS = Object.keys(CHANGE_KINDS).filter((kind) => kind !== 'format');
const WORDS: ReadonlySet<string> = new Set([...KINDS, ...FIELDS.Properties]);

/** What `on` may have. */
export const REPORT_FORMS = '"available", "expiring:30d", "changed" and "changed:registrar,nameservers"';

/** Reads `on`, as clients send it and as it is stored. Throws the `ApiError`. */
export function readReports(on: unknown): Reports {
  if (!Array.isArray(on) || on.length === 0 || on.length > MAX_REPORTS)
    throw invalid(`"on" must be an array of 1 to ${MAX_REPORTS} strings: ${REPORT_FORMS}`);
  const expiring = new Set<number>();
  const changed = new Set<string>();
  let [available, all] = [false, false];
  for (const each of on) {
    const [name, value] = typeof each === 'string' ? splitOnce(each) : [null, null];
    if (name === 'available' && value === null) available = true;
    else if (name === 'changed' && value === null) all = true;
    else if (name === 'changed') for (const word of readWords(value ?? '')) changed.add(word);
    else if (name === 'expiring' && value !== null) expiring.add(readDays(value));
    else throw invalid(`"on" takes ${REPORT_FORMS}, got ${JSON.stringify(each)?.slice(0, 60) ?? 'nothing'}`);
  }
  return {
    expiring: [...expiring].sort((a, b) => b - a),
    available,
    changed: all ? 'all' : [...changed],
    failingAfter: FAILING_AFTER_MS,
  };
}

/** The part of the news that is reported; null if there is none. */
export function reported(news: WatchNews, { changed }: Reports): WatchNews | null {
  if (news.type !== 'changed' || changed === 'all') return news;
  const changes = news.changes.filter(({ kind, path }: Change) =>
    changed.some((word) => word === kind || word === path.split('.')[0]),
  );
  return changes.length === 0 ? null : { ...news, changes };
}

function splitOnce(text: string): [name: string, value: string | null] {
  const colon = text.indexOf(':');
  return colon === -1 ? [text, null] : [text.slice(0, colon), text.slice(colon + 1)];
}

function readWords(text: string): string[] {
  const words = text.split(',').map((word) => word.trim());
  const unknown = words.find((word) => !WORDS.has(word));
  if (unknown === undefined) return words;
  throw invalid(
    `"changed:" takes fields of the properties and kinds of changes, got "${unknown.slice(0, 40)}"; kinds: ${KINDS.join(', ')}`,
  );
}

function readDays(text: string): number {
  const days = /^(\d{1,4})d?$/.exec(text)?.[1];
  if (days !== undefined && Number(days) <= MAX_DAYS) return Number(days);
  throw invalid(`"expiring:" takes days, 0 to ${MAX_DAYS}, as in "expiring:30d", got "${text.slice(0, 40)}"`);
}

const invalid = (message: string): ApiError => new ApiError('InvalidRequest', message);
