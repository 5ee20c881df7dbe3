import { isoTime } from '../iso-time.js';

/** `waiting`: its event has not happened. `sending`: an attempt is due or in progress. */
export const CALLBACK_STATES = ['waiting', 'sending', 'delivered', 'failed'] as const;
export type CallbackState = (typeof CALLBACK_STATES)[number];

/** A callback as its account sees it. */
export interface CallbackView {
  url: string;
  state: CallbackState;
  /** Attempts since it was due. */
  attempts: number;
  /** Status of the last response; null if there was none. */
  status: number | null;
  /** When the last attempt was, ISO 8601. */
  last_on: string | null;
}

/** A callback as it is stored. Times are ms since 1970. */
export interface StoredCallback {
  url: string;
  isWaiting: boolean;
  dueAt: number | null;
  tries: number;
  status: number | null;
  triedAt: number | null;
  failed: 0 | 1;
}

export const callbackView = (stored: StoredCallback): CallbackView => ({
  url: stored.url,
  state: stateOf(stored),
  attempts: stored.tries,
  status: stored.status,
  last_on: stored.triedAt === null ? null : isoTime(stored.triedAt),
});

function stateOf({ isWaiting, dueAt, failed }: StoredCallback): CallbackState {
  if (isWaiting) return 'waiting';
  if (dueAt !== null) return 'sending';
  return failed === 1 ? 'failed' : 'delivered';
}
