import { pause } from '../pause.js';
import type { SigningSecrets } from './secrets.js';
import { CallbackFailed, send } from './send.js';
import type { Targets } from './targets.js';

/** A callback whose time has come. */
export interface DueCallback {
  /** The same in each attempt. */
  id: string;
  accountId: string;
  url: string;
  body: string;
  /** What signs it if the account has no secret of its own: SHA-256 of an API key, in hexadecimal digits. */
  keyHash: string;
  /** This attempt, from 1. */
  attempt: number;
}

/** What became of an attempt. */
export interface Attempt {
  /** Of the response; null if there was none. */
  status: number | null;
  at: number;
  /** When the next attempt is due; null: none, because it was delivered or has failed. */
  next: number | null;
  failed: boolean;
}

/** Callbacks of one kind. */
export interface CallbackSource {
  /** What its callbacks are about, for the log. */
  subject: 'job' | 'balance' | 'watch';
  /** Returns some that are due. The caller has them for `patience` ms; then another process may take them. */
  take(now: number, patience: number): Promise<DueCallback[]>;
  report(due: DueCallback, attempt: Attempt): Promise<void>;
}

export interface DeliverOptions {
  sources: readonly CallbackSource[];
  secrets: SigningSecrets;
  targets: Targets;
  now: () => number;
  /** Before the second attempt, and from it to the third, in ms. */
  pauses?: readonly number[] | undefined;
  /** Called when all attempts of a callback have failed. */
  onFailure: (subject: CallbackSource['subject'], due: DueCallback, error: unknown) => void;
  onTrouble: (error: unknown) => void;
}

/** Time after which another process takes over the callbacks of one that ended, in ms. */
const CLAIM_MS = 60_000;
/** Time between two checks for due callbacks, in ms. */
const CHECK_MS = 500;

/** Callbacks in progress; the last ones taken may exceed it by a few. */
const MAX_AT_ONCE = 500;

/** Times before the second and before the third attempt. */
const PAUSES_MS = [10_000, 60_000];

/** Sends callbacks, up to three times each until the response is 2xx, until the signal is aborted. */
export async function deliver(options: DeliverOptions, signal: AbortSignal): Promise<void> {
  const { sources, secrets, targets, now, pauses = PAUSES_MS, onFailure, onTrouble } = options;

  async function attempt(source: CallbackSource, due: DueCallback): Promise<void> {
    const { id, url, body } = due;
    try {
      const keys = await secrets.of(due.accountId, due.keyHash);
      const status = await send({ id, url, body, secrets: keys }, { targets, now: now(), signal });
      await source.report(due, { status, at: now(), next: null, failed: false });
    } catch (error) {
      if (signal.aborted) return;
      const status = error instanceof CallbackFailed ? error.status : null;
      const wait = pauses[due.attempt - 1];
      if (wait === undefined) onFailure(source.subject, due, error);
      const next = wait === undefined ? null : now() + wait;
      await source.report(due, { status, at: now(), next, failed: next === null }).catch(onTrouble);
    }
  }

  // Callbacks are sent at the same time, so that a server that does not respond delays no other one.
  const sending = new Set<Promise<void>>();
  async function sendDue(source: CallbackSource): Promise<void> {
    const due = sending.size < MAX_AT_ONCE ? await source.take(now(), CLAIM_MS) : [];
    for (const each of due) {
      const sent = attempt(source, each).finally(() => sending.delete(sent));
      sending.add(sent);
    }
  }

  while (!signal.aborted) {
    for (const source of sources) await sendDue(source).catch(onTrouble);
    await pause(CHECK_MS, signal);
  }
  await Promise.all(sending);
}
