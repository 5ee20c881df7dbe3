import type { Account } from '../database/schema.js';
import type { JobStore } from '../jobs/store.js';
import type { Found } from '../lookups.js';
import type { SchemaName } from '../schemas.js';

/** What a handler is given: all that it may know of the request. */
export interface RouteContext {
  /** The key that the caller came with, and its account. */
  key: string;
  account: Account;
  /** Credits, or requests of the month's quota, after this request. */
  remaining: number;
  /** The domain or number as it stands in the path; empty where the path has none. */
  name: string;
  /** The id as it stands in the path; empty where the path has none. */
  id: string;
  /** As it was read: an object of JSON, or a text. */
  body: unknown;
  query: Readonly<Record<string, unknown>>;
  jobs: JobStore;
  /** The record of that domain or number, as fresh as the request wants it. Rejects with an `ApiError`. */
  find(): Promise<Found>;
  /** What is left after the handler itself charged the account. */
  charged(remaining: number): void;
  /** Headers for the answer, be it an error. */
  headers: Record<string, string>;
}

/** One path of the API, below `/v1`, all that is to know of it: it is served, validated and documented from here. */
export interface Route {
  /** What generated clients call it. */
  operationId: string;
  /** GET where nothing is said. */
  method?: 'POST' | 'DELETE';
  path: string;
  summary: string;
  /** In credits, for the request itself. */
  cost: 0 | 1;
  /** Of the answer; 200 where nothing is said. */
  status?: 202;
  /** Of the answer; null for the one that is plain text. */
  schema: SchemaName | null;
  /** Whether the answer has one such a line. */
  lines?: true;
  /** Which kind of body it reads. */
  takes?: 'job';
  /** Names of the parameters in the query that it reads. */
  query?: readonly string[];
  deprecated?: true;
  /** With a number in its path: the number as it is asked about. Throws the `ApiError`. */
  numberIn?(params: Readonly<Record<string, string>>): string;
  /** What the schema stands for, or the text of it as it is sent. */
  handle(context: RouteContext): Promise<unknown>;
}
