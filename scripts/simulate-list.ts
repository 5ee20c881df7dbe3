/**
 * npm run simulate -- [--names N] [--hosts N] [--seed N]
 *
 * Calculates how long a list takes with the published scheduler and rate limiter, in simulated time: without sockets or waiting, and with the
 * same result in every run. Few hosts have most of the names, as few suffixes do. Most hosts respond, some are slow, some limit the rate, some
 * are silent. Each row also shows the optimum that the rate limits allow: every host is queried as often as its limit permits.
 */
import { parseArgs } from 'node:util';

const { values: options } = parseArgs({
  options: {
    names: { type: 'string', default: '1000000' },
    hosts: { type: 'string', default: '400' },
    seed: { type: 'string', default: '43' },
  },
});

/** A simulated clock and timers, installed before any module that uses the time is loaded. */
let now = 0;
interface Timer {
  at: number;
  order: number;
  ring: (() => void) | null;
}
const heap: Timer[] = [];
let order = 0;
const before = (a: Timer, b: Timer): boolean => a.at < b.at || (a.at === b.at && a.order < b.order);

function push(timer: Timer): void {
  let at = heap.push(timer) - 1;
  while (at > 0) {
    const up = (at - 1) >> 1;
    if (before(heap[up] as Timer, timer)) break;
    heap[at] = heap[up] as Timer;
    at = up;
  }
  heap[at] = timer;
}

function pop(): Timer | undefined {
  const first = heap[0];
  const last = heap.pop();
  if (first === undefined || last === undefined || heap.length === 0) return first;
  let at = 0;
  for (;;) {
    let down = 2 * at + 1;
    if (down >= heap.length) break;
    if (down + 1 < heap.length && before(heap[down + 1] as Timer, heap[down] as Timer)) down++;
    if (before(last, heap[down] as Timer)) break;
    heap[at] = heap[down] as Timer;
    at = down;
  }
  heap[at] = last;
  return first;
}

const setTimer = (ring: () => void, ms = 0): Timer => {
  const timer = { at: now + ms, order: order++, ring };
  push(timer);
  return timer;
};
performance.now = () => now;
globalThis.setTimeout = setTimer as unknown as typeof setTimeout;
globalThis.clearTimeout = ((timer: Timer | null) => {
  if (timer !== null && timer !== undefined) timer.ring = null;
}) as unknown as typeof clearTimeout;

const { RateLimiter } = await import('../src/query/rate-limiter.js');
const { Schedule } = await import('../src/query/schedule.js');

let seed = Number(options.seed);
const random = (): number => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
};

interface Host {
  name: string;
  names: number;
  /** ms that an answer takes. */
  latency: number;
  temper: 'answers' | 'slow' | 'throttles' | 'silent';
}

const TEMPERS = [
  { temper: 'answers', upTo: 0.9, latency: 150 },
  { temper: 'slow', upTo: 0.95, latency: 3000 },
  { temper: 'throttles', upTo: 0.98, latency: 150 },
  { temper: 'silent', upTo: 1, latency: 15_000 },
] as const;
/** A host limits the rate once in this many queries. */
const THROTTLE_EVERY = 200;
const PACE = { concurrency: 2, interval: 100 };

function makeHosts(count: number, names: number): Host[] {
  const weights = Array.from({ length: count }, (_, n) => 1 / (n + 10));
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight, n) => {
    // The largest hosts respond: otherwise one registry that limits the rate would dominate the table.
    const roll = n < 20 ? 0 : random();
    const kind = TEMPERS.find(({ upTo }) => roll < upTo) ?? TEMPERS[0];
    return {
      name: `whois${n}.example`,
      names: Math.round((weight / sum) * names),
      latency: kind.latency,
      temper: kind.temper,
    };
  });
}

/** The optimum for one host, in ms: its names at its rate, and the pauses after its rate-limit responses. */
function bestOf({ names, latency, temper }: Host): number {
  const { interval, concurrency } = PACE;
  const apart = (names - 1) * interval + latency;
  const inTurn = Math.ceil(names / concurrency) * latency;
  const throttles = temper === 'throttles' ? Math.floor(names / THROTTLE_EVERY) : 0;
  return Math.max(apart, inTurn) + throttles * (1000 - interval);
}

async function simulate(
  hosts: readonly Host[],
  list: Iterable<string>,
  concurrency: number,
  ahead: number,
): Promise<{ all: number; speaking: number }> {
  let speaking = 0;
  now = 0;
  heap.length = 0;
  const byName = new Map(hosts.map((host) => [host.name, host]));
  const asked = new Map<string, number>();
  const limiter = new RateLimiter(PACE, { maxSockets: 500 });
  const hostOf = (name: string): string => name.slice(name.indexOf('.') + 1);
  const schedule = new Schedule<null>(
    limiter,
    {
      hostOf,
      run: (name, permit) =>
        new Promise((resolve) => {
          const host = byName.get(hostOf(name)) as Host;
          const count = (asked.get(host.name) ?? 0) + 1;
          asked.set(host.name, count);
          setTimer(() => {
            if (host.temper !== 'silent') speaking = now;
            const throttled = host.temper === 'throttles' && count % THROTTLE_EVERY === 0;
            permit?.end(throttled ? 'throttled' : host.temper === 'silent' ? 'failed' : 'answered');
            resolve(null);
          }, host.latency);
        }),
    },
    { concurrency, ahead, buffer: 1000, ordered: false },
  );
  let over = false;
  const taking = (async () => {
    for await (const _ of schedule.results(list));
    over = true;
  })();
  while (!over) {
    // Everything that can happen now happens before the clock advances.
    for (let turn = 0; turn < 4; turn++) await new Promise<void>((resolve) => setImmediate(resolve));
    const at = heap[0]?.at;
    if (at === undefined) continue;
    // One millisecond at a time: the library's timers are not finer.
    const until = Math.max(now, Math.ceil(at));
    for (let next = heap[0]; next !== undefined && next.at <= until; next = heap[0]) {
      now = Math.max(now, next.at);
      pop()?.ring?.();
    }
    now = until;
  }
  await taking;
  return { all: now, speaking };
}

function* sorted(hosts: readonly Host[]): Generator<string> {
  for (const { name, names } of hosts) for (let n = 0; n < names; n++) yield `shop${n}.${name}`;
}

/** The same names as they come in practice, the same way in every run. */
function mixed(hosts: readonly Host[]): string[] {
  const all = [...sorted(hosts)];
  for (let last = all.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [all[last], all[other]] = [all[other] as string, all[last] as string];
  }
  return all;
}

const hours = (ms: number): string => `${(ms / 3_600_000).toFixed(2)} h`;

const hosts = makeHosts(Number(options.hosts), Number(options.names));
const total = hosts.reduce((sum, { names }) => sum + names, 0);
const bestFor = (some: readonly Host[]): number => Math.max(...some.map(bestOf));
const best = { all: bestFor(hosts), speaking: bestFor(hosts.filter(({ temper }) => temper !== 'silent')) };
const tempers = TEMPERS.map(
  ({ temper }) => `${hosts.filter((host) => host.temper === temper).length} ${temper}`,
);
console.log(`${total.toLocaleString('en-US')} names, ${hosts.length} hosts: ${tempers.join(', ')}`);
console.log(
  `${'list'.padEnd(18)}${'read ahead'.padStart(12)}${'all'.padStart(22)}${'all but the silent'.padStart(22)}`,
);
console.log(
  `${'the best'.padEnd(30)}${hours(best.all).padStart(14)}${' '.repeat(8)}${hours(best.speaking).padStart(14)}`,
);
for (const [what, list, ahead] of [
  ['mixed', mixed(hosts), 1_000_000],
  ['sorted by suffix', [...sorted(hosts)], 1_000_000],
  ['mixed', mixed(hosts), 100_000],
  ['sorted by suffix', [...sorted(hosts)], 100_000],
] as const) {
  const took = await simulate(hosts, list, 500, ahead);
  const shown = (key: 'all' | 'speaking') =>
    `${hours(took[key]).padStart(14)}${(took[key] / best[key]).toFixed(2).padStart(8)}`;
  console.log(
    `${what.padEnd(18)}${ahead.toLocaleString('en-US').padStart(12)}${shown('all')}${shown('speaking')}`,
  );
}
