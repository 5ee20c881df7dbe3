import { WhoisError } from '../../index.js';
import { errorDetails } from '../errors.js';
import type { Outcome } from '../format.js';
import { type Io, printLine } from '../io.js';
import { printable } from '../printable.js';

/** How often the line on a terminal is updated. */
const REFRESH_MS = 250;

/** In the table of hosts, for names that DNS delegates, and for names that no server was queried about. */
const DNS = '(DNS)';
const NO_HOST = '(none)';

interface HostCount {
  answered: number;
  failed: number;
}

/** The progress of a list: a line on a terminal's stderr, and a summary at the end. */
export class Progress {
  readonly #io: Io;
  readonly #total: number;
  readonly #before: number;
  readonly #failures = new Map<string, number>();
  readonly #hosts = new Map<string, HostCount>();
  #started = 0;
  #done = 0;
  #shown = false;
  #timer: NodeJS.Timeout | null = null;

  /** `before`: names that have a result from an earlier call. */
  constructor(io: Io, { total, before }: { total: number; before: number }) {
    this.#io = io;
    this.#total = total;
    this.#before = before;
  }

  start(): void {
    this.#started = performance.now();
    if (this.#io.stderr.isTTY !== true) return;
    this.#timer = setInterval(() => this.#show(), REFRESH_MS);
    if (process.stdin.isTTY === true) process.stdin.on('data', this.#onEnter).unref();
  }

  count(outcome: Outcome): void {
    this.#done++;
    const count = this.#countOf(hostOf(outcome) ?? NO_HOST);
    if (!('error' in outcome)) {
      count.answered++;
      return;
    }
    count.failed++;
    const { code } = errorDetails(outcome.error);
    this.#failures.set(code, (this.#failures.get(code) ?? 0) + 1);
  }

  /** Counts a name that DNS delegates. */
  countDelegated(): void {
    this.#done++;
    this.#countOf(DNS).answered++;
  }

  #countOf(host: string): HostCount {
    const count = this.#hosts.get(host) ?? { answered: 0, failed: 0 };
    this.#hosts.set(host, count);
    return count;
  }

  end(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
    process.stdin.off('data', this.#onEnter);
    this.#clear();
  }

  async summarize(byHost: boolean): Promise<void> {
    const seconds = (performance.now() - this.#started) / 1000;
    const all = this.#before + this.#done;
    const lines = [
      `${number(all)} of ${number(this.#total)} names done, ${number(this.#done)} now in ${time(seconds)}${this.#done > 0 ? ` (${(this.#done / seconds).toFixed(1)}/s)` : ''}`,
      ...[...this.#failures]
        .sort(([, a], [, b]) => b - a)
        .map(([code, count]) => `  ${number(count)} failed: ${code}`),
      ...(byHost ? this.#byHost() : []),
    ];
    for (const line of lines) await printLine(this.#io.stderr, line);
  }

  readonly #onEnter = (): void => {
    this.#clear();
    for (const line of this.#byHost()) this.#io.stderr.write(`${line}\n`, () => {});
  };

  #byHost(): string[] {
    const rows = [...this.#hosts].sort(([, a], [, b]) => b.answered + b.failed - a.answered - a.failed);
    return [
      `${'host'.padEnd(44)}${'answered'.padStart(10)}${'failed'.padStart(10)}`,
      ...rows.map(
        ([host, { answered, failed }]) =>
          `${printable(host).slice(0, 43).padEnd(44)}${number(answered).padStart(10)}${number(failed).padStart(10)}`,
      ),
    ];
  }

  #show(): void {
    const seconds = (performance.now() - this.#started) / 1000;
    const rate = this.#done / seconds;
    const left = this.#total - this.#before - this.#done;
    const failed = [...this.#failures.values()].reduce((sum, count) => sum + count, 0);
    const parts = [
      `${number(this.#before + this.#done)} of ${number(this.#total)}`,
      `${rate.toFixed(1)}/s`,
      failed === 0
        ? 'none failed'
        : `${number(failed)} failed (${[...this.#failures.keys()].slice(0, 2).join(', ')})`,
      rate > 0 ? `${time(left / rate)} left` : '',
    ];
    const width = (this.#io.stderr.columns ?? 80) - 1;
    this.#shown = true;
    this.#io.stderr.write(`\r\x1b[K${parts.filter(Boolean).join('  ').slice(0, width)}`, () => {});
  }

  #clear(): void {
    if (this.#shown) this.#io.stderr.write('\r\x1b[K', () => {});
    this.#shown = false;
  }
}

const number = (count: number): string => count.toLocaleString('en-US');

function time(seconds: number): string {
  if (seconds < 100) return `${seconds.toFixed(seconds < 10 ? 1 : 0)} s`;
  if (seconds < 6000) return `${Math.round(seconds / 60)} min`;
  return `${(seconds / 3600).toFixed(1)} h`;
}

/** The server that responded first, or that failed. */
function hostOf(outcome: Outcome): string | null | undefined {
  if ('error' in outcome) return outcome.error instanceof WhoisError ? outcome.error.host : null;
  const { parts } = 'lookup' in outcome ? outcome.lookup : outcome.number;
  return parts[0]?.host;
}
