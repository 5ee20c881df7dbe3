import type { Account } from '../database/schema.js';
import type { Found } from '../lookups.js';
import type { SchemaName } from '../schemas.js';

/** What a handler is given: all that it may know of the request. */
export interface RouteContext {
  /** The key that the caller came with, and its account. */
  key: string;
  account: Account;
  /** Credits, or requests of the month's quota, after this request. */
  remaining: number;
  /** The domain as it stands in the path; empty where the path has none. */
  name: string;
  /** The record of that domain, as fresh as the request wants it. Rejects with an `ApiError`. */
  find(): Promise<Found>;
  /** Headers for the answer, be it an error. */
  headers: Record<string, string>;
}

/** One path of the API, below `/v1`, all that is to know of it: it is served, validated and documented from here. */
export interface Route {
  /** What generated clients call it. */
  operationId: string;
  path: string;
  summary: string;
  /** In credits. */
  cost: 0 | 1;
  /** Of the answer; null for the one that is plain text. */
  schema: SchemaName | null;
  deprecated?: true;
  handle(context: RouteContext): Promise<unknown>;
}
