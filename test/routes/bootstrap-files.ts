import {
  type BootstrapFile,
  bootstrapBase,
  ianaTlds,
  SHIPPED,
  shippedBlocks,
} from '../../src/registry/index.js';
import { prefixesOf } from '../../src/resource/resource.js';
import type { Clock } from '../../src/routes/clock.js';

export const PUBLICATION = '2026-11-01T00:00:00Z';
/** After the publication, and before everything else that the tests publish. */
export const NOW = Date.parse('2026-11-02T00:00:00Z');
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

export interface Bootstrap {
  version: string;
  publication: string;
  services: [string[], string[]][];
}

/** IANA's file for domains with what this version knows; `changed` replaces the URLs of suffixes, null removes one. */
export function dnsFile(
  changed: Record<string, string[] | null> = {},
  publication: string = PUBLICATION,
): Bootstrap {
  const known = ianaTlds().map((tld) => [tld, bootstrapBase(tld, SHIPPED).base] as const);
  const urls = new Map(known.flatMap(([tld, base]) => (base === null ? [] : [[tld, [base]]])));
  for (const [tld, bases] of Object.entries(changed)) {
    if (bases === null) urls.delete(tld);
    else urls.set(tld, bases);
  }
  return { version: '1.0', publication, services: [...urls].map(([tld, bases]) => [[tld], bases]) };
}

/** IANA's file for numbers with what this version knows, and other bases for some blocks. */
export function numberFile(
  file: Exclude<BootstrapFile, 'dns'>,
  changed: Record<string, string[]> = {},
): Bootstrap {
  const entries = shippedBlocks(file).flatMap(({ range: { kind, first, last }, base }) => {
    const names = kind === 'as' ? [`${first}-${last}`] : prefixesOf(kind, first, last, 128);
    return names.map((name): [string[], string[]] => [[name], changed[name] ?? [base]]);
  });
  return { version: '1.0', publication: PUBLICATION, services: entries };
}

export const fileOf = (file: BootstrapFile): Bootstrap => (file === 'dns' ? dnsFile() : numberFile(file));

/** A clock that only a test advances, which then calls due timers. */
export class TestClock implements Clock {
  time = NOW;
  #timers = new Set<{ at: number; run: () => void }>();

  now = (): number => this.time;

  after(ms: number, run: () => void): () => void {
    const timer = { at: this.time + ms, run };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  /** ms until the next timer; null without one. */
  get wait(): number | null {
    const next = [...this.#timers].map(({ at }) => at - this.time);
    return next.length === 0 ? null : Math.min(...next);
  }

  pass(ms: number): void {
    this.time += ms;
    for (const timer of [...this.#timers]) {
      if (timer.at > this.time) continue;
      this.#timers.delete(timer);
      timer.run();
    }
  }
}
