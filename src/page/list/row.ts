import type { Properties } from '../../parse/index.js';
import type { ResourceFound } from '../../rdap-document/index.js';
import { daysTo } from '../dates.js';

/** A line of a job's results, as the API sends it. */
export interface ResultLine {
  index: number;
  input: string;
  domain?: string;
  availability?: boolean;
  properties?: Properties;
  number?: ResourceFound['number'];
  error?: { code: string | null; name: string; message: string };
}

/** A row of the table: what is shown, sorted and written as CSV of a result. The properties themselves would be too much to keep. */
export interface Row {
  index: number;
  /** As it is in the list. */
  input: string;
  name: string;
  available: boolean | null;
  status: string;
  registrar: string;
  /** As printed, with the zone; empty if the record has none. */
  created: string;
  expires: string;
  /** Days since it was created; null if that is not known. */
  age: number | null;
  /** Days until it expires, negative after that; null if that is not known. */
  daysLeft: number | null;
  /** Why there is no result; empty if there is one. */
  error: string;
}

export function rowOf(line: ResultLine, now: number): Row {
  const { index, input, properties, number, error } = line;
  const created = properties?.created_on ?? number?.created_on ?? '';
  const expires = properties?.expires_on ?? '';
  return {
    index,
    input,
    name: line.domain ?? input,
    available: line.availability ?? properties?.available ?? null,
    status: error === undefined ? (properties?.status ?? number?.status ?? '') : 'failed',
    registrar:
      properties?.registrar?.name ?? properties?.registrar?.organization ?? number?.organization ?? '',
    created,
    expires,
    age: days(created, now, -1),
    daysLeft: days(expires, now, 1),
    error: error === undefined ? '' : error.message,
  };
}

function days(date: string, now: number, direction: 1 | -1): number | null {
  const time = date === '' ? Number.NaN : Date.parse(date);
  // Not -0, which is sorted and written like any other.
  return Number.isNaN(time) ? null : direction * daysTo(time, now) || 0;
}
