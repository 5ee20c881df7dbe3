import { csvRow } from '../../csv/row.js';
import { FIELD_SCHEMAS } from '../../index.js';
import { ApiError } from '../errors.js';
import { CSV_TYPE, LINES_TYPE } from '../http.js';
import { SCHEMAS } from '../schemas.js';
import type { Want } from './tables.js';

export const RESULT_FORMATS = ['ndjson', 'csv', 'csv-raw'] as const;
export type ResultFormat = (typeof RESULT_FORMATS)[number];

/** How the results of a job are written. */
export interface ResultWriter {
  type: string;
  /** Before the first line; empty if there is none. */
  header: string;
  write(line: string): string;
}

/** Reads how a client wants the results, by the query or else by `Accept`. Throws the `ApiError`. */
export function resultWriter(
  { format, fields }: Readonly<Record<string, unknown>>,
  accept: string | undefined,
  want: Want,
): ResultWriter {
  const wanted = format ?? (prefersCsv(accept) ? 'csv' : 'ndjson');
  const known = RESULT_FORMATS.find((each) => each === wanted);
  if (known === undefined)
    throw new ApiError('InvalidRequest', `"format" must be one of ${RESULT_FORMATS.join(', ')}`);
  if (known === 'ndjson') {
    if (fields !== undefined) throw new ApiError('InvalidRequest', '"fields" needs "format=csv"');
    return { type: LINES_TYPE, header: '', write: (line) => `${line}\n` };
  }
  const paths = fields === undefined ? DEFAULT_FIELDS[want] : readFields(fields);
  const raw = known === 'csv-raw';
  return {
    type: CSV_TYPE,
    header: csvRow(['input', ...paths, 'error'], { raw: true }),
    write: (line) => {
      const result = JSON.parse(line) as Result;
      const values = paths.map((path) => valueAt(result, path));
      return csvRow([result.input, ...values, result.error?.name], { raw });
    },
  };
}

/** Whether the client names CSV, and not the default in addition. */
const prefersCsv = (accept = ''): boolean =>
  /\btext\/csv\b(?!\s*;\s*q=0(?:\.0*)?\b)/i.test(accept) && !/ndjson/i.test(accept);

/** A line of the results. */
interface Result {
  input: string;
  properties?: Record<string, unknown>;
  number?: Record<string, unknown>;
  error?: { name: string };
  [field: string]: unknown;
}

const DEFAULT_FIELDS: Readonly<Record<Want, readonly string[]>> = {
  availability: ['domain', 'available'],
  properties: [
    'domain',
    'status',
    'registrar.name',
    'created_on',
    'updated_on',
    'expires_on',
    'nameservers.name',
  ],
  record: ['domain', 'record'],
};

const OF_A_LINE = ['domain', 'query', 'available', 'record'];
const FIELDS = new Set([
  ...OF_A_LINE,
  ...Object.keys(FIELD_SCHEMAS.Properties.properties),
  ...Object.keys(SCHEMAS.ResourceProperties.properties),
]);

/** Columns, and characters of one. */
const MAX_FIELDS = 100;
const MAX_FIELD_LENGTH = 100;

function readFields(given: unknown): string[] {
  const paths = typeof given === 'string' ? given.split(',').map((path) => path.trim()) : [];
  if (paths.length === 0 || paths.length > MAX_FIELDS)
    throw new ApiError(
      'InvalidRequest',
      `"fields" must be 1 to ${MAX_FIELDS} fields, with commas in between`,
    );
  for (const path of paths) {
    const [first = ''] = path.split('.');
    if (!FIELDS.has(first) || path.length > MAX_FIELD_LENGTH)
      throw new ApiError(
        'InvalidRequest',
        `unknown field ${JSON.stringify(path.slice(0, MAX_FIELD_LENGTH))}: the fields are ${[...FIELDS].filter((each) => !each.endsWith('?')).join(', ')}`,
      );
  }
  return paths;
}

/** Paths as in `--fields` of the command: `registrar.name`, `nameservers.name` (of all), `admin_contacts.0.email`. */
function valueAt({ properties, number, ...line }: Result, path: string): unknown {
  const fields: Record<string, unknown> = { ...(properties ?? number), ...line };
  return path.split('.').reduce<unknown>(within, fields) ?? null;
}

function within(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return null;
  if (Array.isArray(value) && !/^\d+$/.test(key)) return value.map((each) => within(each, key) ?? null);
  return Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : null;
}
