import { isDeepStrictEqual } from 'node:util';
import { type Explanation, explain, type Lookup, type Properties, WhoisError } from '../../src/index.js';
import { type Known, lineFor } from './known.js';

export const SEVERITIES = ['error', 'warning', 'note'] as const;

/** `error`: a response is wrong or missing. `warning`: something is no longer read as declared. `note`: worth a look. */
export type Severity = (typeof SEVERITIES)[number];

export interface Finding {
  severity: Severity;
  domain: string;
  /** The host that responded, or should have. */
  host: string | null;
  message: string;
}

export type Outcome = { lookup: Lookup } | { error: unknown };

/** Maximum number of unread labels to list for one response. */
const SHOWN = 5;

/** Compares a lookup with what is known about the domain. */
export function findingsOf(known: Known, outcome: Outcome): Finding[] {
  const { domain } = known;
  if (!('lookup' in outcome)) return [failed(known, outcome.error)];
  const { parts, properties, warnings } = outcome.lookup;
  const host = parts[0]?.host ?? null;
  const find = (severity: Severity, message: string, at = host): Finding => ({
    severity,
    domain,
    host: at,
    message,
  });
  const found: Finding[] = [];
  if (known.host !== null && host !== known.host)
    found.push(find('error', `expected a response from ${known.host}, got one from ${host ?? 'no server'}`));
  found.push(...statusFindings(known, properties).map((message) => find('error', message)));
  for (const field of known.fields)
    if (isEmpty(properties[field])) found.push(find('warning', `${field} no longer has a value`));
  if (known.properties !== null)
    for (const path of differences(known.properties, properties)) found.push(find('warning', path));
  const { parts: read, warnings: doubts } = explain(parts, { domain });
  for (const part of read) {
    for (const message of readingFindings(part)) found.push(find('warning', message, part.host));
  }
  for (const { message } of doubts) found.push(find('warning', message));
  for (const warning of warnings) found.push(find('note', warning));
  if (known.host === null || known.status === null)
    found.push(find('note', `not in the list yet: ${lineFor(domain, host, properties)}`));
  return found;
}

function failed(known: Known, error: unknown): Finding {
  const { domain } = known;
  if (!(error instanceof WhoisError)) throw error;
  const host = error.host ?? known.host;
  // A rate limit or a server that is down today says nothing about its responses.
  const passing = ['THROTTLED', 'TIMEOUT', 'CONNECTION'].includes(error.code);
  return {
    severity: passing ? 'warning' : 'error',
    domain,
    host,
    message: `${error.code}: ${error.message}`,
  };
}

function statusFindings(known: Known, { status }: Properties): string[] {
  if (known.status === status) return [];
  if (status === 'unknown')
    return [`the status is unknown${known.status === null ? '' : `, expected ${known.status}`}`];
  return known.status === null ? [] : [`the status is ${status}, expected ${known.status}`];
}

type Part = Explanation['parts'][number];

/** Finds signs of an outdated module: unread labels, and values that only the generic reader recognizes. */
function readingFindings({ module, lines, kind }: Part): string[] {
  const found: string[] = [];
  if (module === null) found.push('no module reads the responses of this server');
  const unread = lines.filter(({ use }) => use === 'unread');
  for (const { text } of unread.slice(0, SHOWN)) found.push(`unread label: ${shorten(text)}`);
  if (unread.length > SHOWN) found.push(`and ${unread.length - SHOWN} more unread lines`);
  if (module === null || kind !== 'record') return found;
  const generic = lines.filter(({ use, by }) => use === 'value' && by === 'generic');
  for (const { text } of generic.slice(0, SHOWN))
    found.push(`read by a generic rule, not as declared: ${shorten(text)}`);
  if (generic.length > SHOWN) found.push(`and ${generic.length - SHOWN} more lines read by generic rules`);
  return found;
}

/** Omits personal data: the label and the length are enough to find the line. */
function shorten(line: string): string {
  const text = line.trim().replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ');
  const colon = text.indexOf(':');
  const label = colon < 0 ? text.slice(0, 40) : text.slice(0, Math.min(colon + 1, 64));
  return `${JSON.stringify(label)} (${text.length} characters)`;
}

/** Lists the paths of different values, without the values. Keys that a description lacks were added later, and are ignored. */
function differences(expected: object, actual: object, path = ''): string[] {
  const listed = Array.isArray(expected) ? Object.keys(actual) : [];
  const keys = new Set([...Object.keys(expected), ...listed]);
  return [...keys].flatMap((key) => {
    const [was, is] = [member(expected, key), member(actual, key)];
    if (isDeepStrictEqual(was, is) || (path === '' && STATUS.has(key))) return [];
    const here = path === '' ? key : `${path}.${key}`;
    if (isObject(was) && isObject(is)) return differences(was, is, here);
    if (was === null || was === undefined) return [`${here} is new`];
    return [`${here} ${is === null || is === undefined ? 'is gone' : 'has another value'}`];
  });
}

/** Reported as errors already. */
const STATUS: ReadonlySet<string> = new Set(['status', 'available?', 'registered?']);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const member = (object: object, key: string): unknown => (object as Record<string, unknown>)[key];
const isEmpty = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);
