import { sameHost } from './fixture.js';

/** A way in which a server can misbehave. */
export interface MisbehaviorMeaning {
  /** What the server does, in words. */
  readonly does: string;
  /** What the value after `=` means; null if it takes none. */
  readonly value: string | null;
  /** The value if none is given; null if there is none. */
  readonly fallback: number | null;
}

/** `slow`: time between two pieces, in ms, if none is given. */
export const SLOW_INTERVAL_MS = 200;

const MEANINGS = {
  slow: {
    does: 'sends the response 16 bytes at a time',
    value: 'ms between two pieces',
    fallback: SLOW_INTERVAL_MS,
  },
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
} as const satisfies Readonly<Record<string, MisbehaviorMeaning>>;

/** The name of a misbehavior: `slow`, `silent`, `cut` …, a key of {@link MISBEHAVIORS}. */
export type MisbehaviorMode = keyof typeof MEANINGS;

/** What a server can do wrong: data for the server, the command and its help. */
export const MISBEHAVIORS: Readonly<Record<MisbehaviorMode, MisbehaviorMeaning>> = MEANINGS;

/** What goes wrong, at which server, and how often. */
export interface Misbehavior {
  /** What the server does. */
  mode: MisbehaviorMode;
  /** The server that misbehaves; all servers if omitted. */
  host?: string;
  /** How many queries are affected; all queries if omitted. */
  times?: number;
  /**
   * `slow`: time between two pieces, in ms.
   *
   * @default 200
   */
  interval?: number;
  /** `cut`, `half-close`, `reset`: bytes of the response that are sent before; half of it if omitted. */
  after?: number;
  /** `charset`: the wrong charset; one that can encode the response if omitted. */
  charset?: string;
}

const FORM = 'expected MODE, MODE=VALUE or MODE=VALUE@HOST';

/**
 * Reads `MODE`, `MODE=VALUE`, `MODE@HOST` or `MODE=VALUE@HOST` (`slow=500@whois.nic.it`), the form of the command line.
 * Throws a `TypeError` that says what was expected.
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

/** Counts how often each misbehavior still applies. */
export interface Troubles {
  /** The misbehavior for the next response of this host, or null. Uses up one of its `times`. */
  next(host: string | null): Misbehavior | null;
  /** Like {@link next}, for one that applies before a query is sent. */
  refuses(host: string): boolean;
}

/** The first entry that matches and is not used up applies, so that specific entries can come first. */
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
