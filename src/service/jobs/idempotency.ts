import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/schema.js';
import { ApiError } from '../errors.js';
import { DAY_MS } from '../units.js';
import type { JobRequest } from './api.js';
import type { Job } from './tables.js';

/**
 * What identifies repetitions of a request: the client's key (draft-ietf-httpapi-idempotency-key-header-07), and a hash of the job that it
 * wants. Both are columns of the job, so that they are stored together with its charge, and are removed with it.
 */
export interface Idempotency {
  key: string;
  hash: string;
}

/** How long a key identifies its job; results are stored for longer. */
const KEY_LIFETIME_MS = DAY_MS;

/** A string of RFC 8941, as the draft requires, or the same without its quotes, as most clients send it. */
const QUOTED = /^"((?:[ !#-[\]-~]|\\["\\])+)"$/;
const BARE = /^[!#-+\--:<-~]+$/;
const MAX_KEY_LENGTH = 255;

/** Reads the header; null if there is none. Throws the `ApiError`. */
export function readIdempotencyKey(header: string | undefined): string | null {
  if (header === undefined) return null;
  const key = QUOTED.exec(header)?.[1]?.replace(/\\(.)/g, '$1') ?? BARE.exec(header)?.[0];
  if (key !== undefined && key.length <= MAX_KEY_LENGTH) return key;
  throw new ApiError(
    'InvalidRequest',
    `Idempotency-Key must have 1 to ${MAX_KEY_LENGTH} printable ASCII characters; put a key with a space, comma, semicolon or quote in quotes`,
  );
}

/** Equal for requests with the same meaning, however their JSON is written. */
export const hashOf = ({ names, want, callback }: JobRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([want, callback?.href ?? null, names]))
    .digest('hex');

/** The account's job that has that key. */
export const findByKey = (
  db: Kysely<Tables> | Transaction<Tables>,
  accountId: string,
  { key }: Idempotency,
): Promise<Job | undefined> =>
  db
    .selectFrom('jobs')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();

/**
 * Finds the job that a request repeats; null if the key has no job, or its job is too old. Rejects with the `ApiError` if that job was
 * another request. Marks the job as repeated, so that it is known that its client knows of it. Locks only the row of the job: a transaction
 * that locks an account as well locks the job first.
 */
export async function findRepeated(
  db: Kysely<Tables>,
  accountId: string,
  idempotency: Idempotency,
  now: number,
): Promise<Job | null> {
  const job = await findByKey(db, accountId, idempotency);
  if (job === undefined) return null;
  const change = (values: { repeated: 1 } | { idempotency_key: null }) =>
    db
      .updateTable('jobs')
      .set(values)
      .where('id', '=', job.id)
      .where('idempotency_key', '=', idempotency.key)
      .returningAll()
      .executeTakeFirst();
  if (job.created_at <= now - KEY_LIFETIME_MS) {
    await change({ idempotency_key: null });
    return null;
  }
  if (job.request_hash !== idempotency.hash)
    throw new ApiError(
      'IdempotencyKeyReused',
      `another job of the last 24 hours, ${job.id}, has this Idempotency-Key: choose a new key`,
    );
  return (await change({ repeated: 1 })) ?? null;
}
