import { sameHost } from './fixture.js';

/** What a server can do wrong, and what the value after `=` means. Data for the server, the command line and its help. */
export const MISBEHAVIORS = {
  slow: { does: 'sends the response 16 bytes at a time', value: 'ms between two pieces', fallback: 200 },
  silent: { does: 'reads the query and never responds', value: null, fallback: null },
  hang: { does: 'responds and never closes the connection', value: null, fallback: null },
  empty: { does: 'closes without a response', value: null, fallback: null },
  cut: { does: 'sends half of the response and closes', value: 'bytes sent before that', fallback: null },
  'half-close': {
    does: 'sends half of the response, ends its own side only and waits for the client to close',
    value: 'bytes sent before that',
    fallback: null,
  },
  reset: {
    does: 'sends half of the response and resets the connection',
    value: 'bytes sent before that',
    fallback: null,
  },
  endless: { does: 'repeats the response without end', value: null, fallback: null },
  refuse: { does: 'rejects connections', value: null, fallback: null },
  throttle: {
    does: "sends the host's rate-limited fixture, or a line that says so",
    value: null,
    fallback: null,
  },
  charset: { does: 'responds in the wrong charset', value: 'name of the charset', fallback: null },
} as const;

export type MisbehaviorMode = keyof typeof MISBEHAVIORS;

export interface Misbehavior {
  mode: MisbehaviorMode;
  /** The server that misbehaves; all of them where this is left out. */
  host?: string;
  /** How many questions get this treatment before the server behaves again. Default: all. */
  times?: number;
  /** `slow`: ms between two drops. Default 200. */
  interval?: number;
  /** `cut`, `half-close`, `reset`: bytes of the answer that are sent before it happens. Default: half of it. */
  after?: number;
  /** `charset`: the wrong one. Default: one that can hold the answer and is not its own. */
  charset?: string;
}

const FORM = 'expected MODE, MODE=VALUE or MODE=VALUE@HOST';

/**
 * Reads `MODE`, `MODE=VALUE`, `MODE@HOST` or `MODE=VALUE@HOST` (`slow=500@whois.nic.it`), as the command line takes it.
 * Throws a `TypeError` that says what was expected and what came.
 */
export function parseMisbehavior(text: string): Misbehavior {
  const [, mode = '', value, host] = /^([^=@]+)(?:=([^@]*))?(?:@(.+))?$/.exec(text) ?? [];
  if (!isMode(mode)) {
    throw new TypeError(
      `misbehave: ${FORM} with MODE one of ${Object.keys(MISBEHAVIORS).join(', ')}, got "${text}"`,
    );
  }
  const misbehavior: Misbehavior = host === undefined ? { mode } : { mode, host };
  if (value === undefined) return misbehavior;
  const meaning = MISBEHAVIORS[mode].value;
  if (meaning === null) throw new TypeError(`misbehave: ${mode} takes no value, got "${text}"`);
  if (mode === 'charset') return { ...misbehavior, charset: value };
  if (!/^\d{1,9}$/.test(value))
    throw new TypeError(`misbehave: ${mode} takes a number (${meaning}), got "${text}"`);
  return { ...misbehavior, [mode === 'slow' ? 'interval' : 'after']: Number(value) };
}

const isMode = (text: string): text is MisbehaviorMode => Object.hasOwn(MISBEHAVIORS, text);

/** Keeps count of how often each misbehavior may still strike. */
export interface Troubles {
  /** The one that the next answer of this host gets, or null. Takes one of its `times`. */
  next(host: string | null): Misbehavior | null;
  /** Like {@link next} for one that strikes before a question is asked. */
  refuses(host: string): boolean;
}

/** The first in the list that fits and is not used up wins, so that the more special go first. */
export function createTroubles(misbehaviors: readonly Misbehavior[]): Troubles {
  const rows = misbehaviors.map((misbehavior) => ({
    misbehavior,
    left: misbehavior.times ?? Number.POSITIVE_INFINITY,
  }));
  const find = (host: string | null) =>
    rows.find(
      ({ misbehavior, left }) =>
        left > 0 &&
        (misbehavior.host === undefined || (host !== null && sameHost(misbehavior.host) === host)),
    );
  return {
    next(host) {
      const row = find(host);
      if (row === undefined) return null;
      row.left -= 1;
      return row.misbehavior;
    },
    refuses(host) {
      const row = find(host);
      if (row?.misbehavior.mode !== 'refuse') return false;
      row.left -= 1;
      return true;
    },
  };
}
