import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  /** `route` is a pattern, never a path: names would make a series each. */
  request(route: string, status: number, seconds: number): void;
  lookup(outcome: string, ms: number): void;
  /** How many requests shared one commit. */
  group(size: number): void;
  refund(): void;
  failedLogin(): void;
  databaseTrouble(): void;
  /** Whether charges can be made. */
  databaseUp(up: boolean): void;
  inFlight(change: 1 | -1): void;
  /** In Prometheus' text format. */
  text(): Promise<string>;
  contentType: string;
}

/** Registers of its own, so that several services in one process do not mix theirs. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: 'port43_http_request_duration_seconds',
    help: 'Requests by route and status, and what they took',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  const active = new Gauge({ name: 'port43_http_requests_active', help: 'Requests under way', registers });
  const lookups = new Counter({
    name: 'port43_lookups_total',
    help: 'Records by where they came from: hit, joined, answered, or the name of the error',
    labelNames: ['outcome'],
    registers,
  });
  const asked = new Histogram({
    name: 'port43_lookup_duration_seconds',
    help: 'Lookups that asked servers',
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30],
    registers,
  });
  const groups = new Histogram({
    name: 'port43_admission_group_size',
    help: 'Requests that were admitted and charged together',
    buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500],
    registers,
  });
  const refunds = new Counter({ name: 'port43_refunds_total', help: 'Charges given back', registers });
  const logins = new Counter({ name: 'port43_failed_logins_total', help: 'Keys nobody has', registers });
  const troubles = new Counter({
    name: 'port43_database_troubles_total',
    help: 'Records that could not be read from the database or kept there',
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
    group: (size) => groups.observe(size),
    refund: () => refunds.inc(),
    failedLogin: () => logins.inc(),
    databaseTrouble: () => troubles.inc(),
    inFlight: (change) => active.inc(change),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
