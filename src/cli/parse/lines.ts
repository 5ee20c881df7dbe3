import { explain, type ParseInput, parse } from '../../parse/index.js';
import { printableJson } from '../printable.js';

/** What to do with stored records, one line of JSON each. */
export interface LinesTask {
  kind: 'parse' | 'explain';
  host?: string | undefined;
  domain?: string | undefined;
}

/** The result of some lines. */
export interface LinesResult {
  /** One line per record, in order, in UTF-8; empty for `explain`. */
  out: Uint8Array<ArrayBuffer>;
  lines: number;
  /** Lines that are not records. */
  wrong: number;
  /** For `explain`: the number of unread lines, by host and label. */
  unread: [key: string, count: number][];
}

/** Labels that are counted; hostile records must not fill the memory with invented ones. */
const MAX_LABELS = 100_000;

/**
 * Reads stored records: `{ "host", "domain", "body" }`, or `{ "domain", "parts": [{ "host", "body" }] }` as `--json` prints them. Other keys
 * are kept, so that callers can identify their lines. A line that is not a record becomes an error.
 */
export function parseLines(bytes: Uint8Array, task: LinesTask): LinesResult {
  let out = '';
  let lines = 0;
  let wrong = 0;
  const unread = new Map<string, number>();
  for (const line of new TextDecoder().decode(bytes).split('\n')) {
    if (line.trim() === '') continue;
    lines++;
    const record = readRecord(line);
    if (record === null) {
      wrong++;
      if (task.kind === 'parse') out += `${NO_RECORD}\n`;
      continue;
    }
    const { host = task.host ?? null, domain = task.domain ?? null, body, parts, ...rest } = record;
    const input: ParseInput = Array.isArray(parts) ? parts : [{ host, body: body ?? '' }];
    const options = { domain: domain ?? undefined };
    if (task.kind === 'explain') count(unread, input, options);
    else {
      const { properties: _old, record: _text, ...kept } = rest;
      const properties = parse(input, options);
      const result = written({ ...kept, host: host ?? undefined, domain: domain ?? undefined, properties });
      if (result === null) wrong++;
      out += `${result ?? NO_RECORD}\n`;
    }
  }
  return { out: new TextEncoder().encode(out), lines, wrong, unread: [...unread] };
}

/** Null if another key of the line is nested so deeply that it can be parsed but not written. */
function written(value: object): string | null {
  try {
    return printableJson(value);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

export const tellWrong = (count: number): string =>
  `port43: ${count === 1 ? '1 line is not a record' : `${count} lines are not records`}`;

const NO_RECORD = printableJson({
  error: { code: 'NO_RECORD', message: 'expected { "host", "domain", "body" } or { "domain", "parts" }' },
});

interface StoredRecord {
  host?: string | null;
  domain?: string | null;
  body?: string;
  parts?: { host: string | null; body: string }[];
}

function readRecord(line: string): (StoredRecord & Record<string, unknown>) | null {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    // Reported in place of the line.
    return null;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const { host, domain, body, parts } = value as Record<string, unknown>;
  const text = (each: unknown) => each === undefined || each === null || typeof each === 'string';
  const partsFit =
    Array.isArray(parts) &&
    parts.every(
      (part) => typeof part?.body === 'string' && (part.host === null || typeof part.host === 'string'),
    );
  return text(host) && text(domain) && (typeof body === 'string' || partsFit)
    ? (value as StoredRecord & Record<string, unknown>)
    : null;
}

function count(unread: Map<string, number>, input: ParseInput, options: { domain?: string }): void {
  for (const { host, lines } of explain(input, options).parts) {
    for (const { use, text } of lines) {
      if (use !== 'unread') continue;
      const words = text.trim();
      const label = /^([^:=]{1,60}?)\s*[:=]/.exec(words)?.[1] ?? words.slice(0, 60);
      const key = `${host ?? 'unknown host'}\t${label}`;
      if (unread.size < MAX_LABELS || unread.has(key)) unread.set(key, (unread.get(key) ?? 0) + 1);
    }
  }
}
