import { setImmediate as nextTurn } from 'node:timers/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Routes } from '../index.js';
import type { Database } from './database/database.js';

export interface Gauges {
  pools: Database['pools'];
  queues: () => Record<string, number>;
  /** Lookups in progress. */
  lookups: () => number;
  /** Batches of jobs in progress. */
  batches: () => number;
}

export interface Metrics {
  /** `route` is a pattern, never a path: every name would be a series of its own. */
  request(route: string, status: number, seconds: number): void;
  lookup(outcome: string, ms: number): void;
  /** Registers gauges that are read when metrics are requested. */
  observe(gauges: Gauges): void;
  /** Ages of the routes; `now` is the clock, in ms. */
  routes(routes: Pick<Routes, 'files'>, now: () => number): void;
  /** The time until the charges of a group were durable. */
  commit(seconds: number): void;
  /** How many requests shared one commit. */
  group(size: number): void;
  refund(): void;
  jobName(outcome: 'answered' | 'failed'): void;
  check(outcome: 'answered' | 'failed' | 'unpaid'): void;
  /** Registers a function that returns the names to check now. It is called when metrics are requested. */
  watches(backlog: () => Promise<{ due: number; late: number }>): void;
  failedLogin(): void;
  databaseTrouble(): void;
  /** Whether charges can be made. */
  databaseUp(up: boolean): void;
  inFlight(change: 1 | -1): void;
  /** In Prometheus' text format. */
  text(): Promise<string>;
  contentType: string;
}

/** Each service in a process has its own registry, so that their metrics do not mix. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: 'port43_http_request_duration_seconds',
    help: 'Duration of requests by route and status',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  const active = new Gauge({ name: 'port43_http_requests_active', help: 'Requests in progress', registers });
  const lookups = new Counter({
    name: 'port43_lookups_total',
    help: 'Records by origin: hit, joined, answered, or the name of the error',
    labelNames: ['outcome'],
    registers,
  });
  const asked = new Histogram({
    name: 'port43_lookup_duration_seconds',
    help: 'Duration of lookups that queried servers',
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30],
    registers,
  });
  const groups = new Histogram({
    name: 'port43_admission_group_size',
    help: 'Requests that were admitted and charged together',
    buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500],
    registers,
  });
  const commits = new Histogram({
    name: 'port43_commit_duration_seconds',
    help: 'Time until the charges of a group of requests are durable in the database',
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const refunds = new Counter({ name: 'port43_refunds_total', help: 'Refunded charges', registers });
  const jobNames = new Counter({
    name: 'port43_job_names_total',
    help: 'Names of jobs that this process answered, or that failed',
    labelNames: ['outcome'],
    registers,
  });
  const checks = new Counter({
    name: 'port43_watch_checks_total',
    help: 'Checks of watched names by this process; unpaid: not stored, because the account had no credit left',
    labelNames: ['outcome'],
    registers,
  });
  const logins = new Counter({
    name: 'port43_failed_logins_total',
    help: 'Logins with a key that does not exist',
    registers,
  });
  const troubles = new Counter({
    name: 'port43_database_troubles_total',
    help: 'Records that could not be read from the database or stored in it',
    registers,
  });
  const up = new Gauge({
    name: 'port43_database_up',
    help: '1 while charges can be made, else 0',
    registers,
  });
  up.set(1);
  return {
    databaseUp: (isUp) => up.set(isUp ? 1 : 0),
    request: (route, status, seconds) => requests.labels(route, String(status)).observe(seconds),
    lookup: (outcome, ms) => {
      lookups.labels(outcome).inc();
      if (outcome !== 'hit' && outcome !== 'joined') asked.observe(ms / 1000);
    },
    observe: (gauges) => observe(registers, gauges),
    routes: (routes, now) => observeRoutes(registers, routes, now),
    commit: (seconds) => commits.observe(seconds),
    group: (size) => groups.observe(size),
    refund: () => refunds.inc(),
    jobName: (outcome) => jobNames.labels(outcome).inc(),
    check: (outcome) => checks.labels(outcome).inc(),
    watches: (backlog) => observeWatches(registers, backlog),
    failedLogin: () => logins.inc(),
    databaseTrouble: () => troubles.inc(),
    inFlight: (change) => active.inc(change),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** Registers gauges that are only read when metrics are requested. */
function observe(registers: Registry[], { pools, queues, lookups, batches }: Gauges): void {
  new Gauge({
    name: 'port43_database_connections',
    help: 'Connections to PostgreSQL by purpose and state; waiting: requests that wait for one',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, counts] of Object.entries(pools()))
        for (const [state, count] of Object.entries(counts)) this.labels(pool, state).set(count);
    },
  });
  new Gauge({
    name: 'port43_queue_length',
    help: 'Requests that wait for a charge or a lookup, charges that wait for their refund, and charges whose refund failed (owed)',
    labelNames: ['queue'],
    registers,
    collect() {
      for (const [queue, length] of Object.entries(queues())) this.labels(queue).set(length);
    },
  });
  new Gauge({
    name: 'port43_lookups_active',
    help: 'Lookups of requests in progress',
    registers,
    collect() {
      this.set(lookups());
    },
  });
  new Gauge({
    name: 'port43_job_batches_active',
    help: 'Batches of jobs in this process, a hundred names each',
    registers,
    collect() {
      this.set(batches());
    },
  });
}

/** Gauges of the whole database: each process that checks names has the same values. While the database fails, they keep them. */
function observeWatches(registers: Registry[], backlog: () => Promise<{ due: number; late: number }>): void {
  new Gauge({
    name: 'port43_watch_names_due',
    help: 'Watched names that are due or being checked, without those of accounts that have no credit',
    registers,
    collect: ofBacklog(({ due }) => due),
  });
  new Gauge({
    name: 'port43_watch_late_seconds',
    help: 'How long the watched name that has waited longest has been due',
    registers,
    collect: ofBacklog(({ late }) => late / 1000),
  });
  // Both are read at the same time, after the gauges of the pools, which would count this query.
  let reading: ReturnType<typeof backlog> | null = null;
  const read = () => {
    reading ??= nextTurn()
      .then(backlog)
      .finally(() => {
        reading = null;
      });
    return reading;
  };
  function ofBacklog(value: (now: { due: number; late: number }) => number) {
    return async function (this: Gauge): Promise<void> {
      const now = await read().catch(() => null);
      if (now !== null) this.set(value(now));
    };
  }
}

/** A file that IANA has not confirmed yet is as old as the process, so that an alert for old routes is raised for it too. */
function observeRoutes(registers: Registry[], routes: Pick<Routes, 'files'>, now: () => number): void {
  const start = now();
  new Gauge({
    name: 'port43_routes_age_seconds',
    help: 'Time since IANA last confirmed one of its RDAP bootstrap files; since the start of the process if it never did',
    labelNames: ['file'],
    registers,
    collect() {
      for (const { file, checked } of routes.files)
        this.labels(file).set((now() - (checked === null ? start : Date.parse(checked))) / 1000);
    },
  });
}
