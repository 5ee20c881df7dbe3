import type { ClientOptions, HostPace, PacingOptions, RdapPolicy } from '../client-types.js';
import { checkTarget } from './check-target.js';
import { LONGEST_TIMER } from './timer.js';

/** The limits of a client, checked and complete. */
export interface Settings {
  timeout: number;
  connectTimeout: number;
  idleTimeout: number;
  maxReferrals: number;
  maxBytes: number;
  retries: number;
  rdap: RdapPolicy;
}

const DEFAULTS: Settings = {
  timeout: 30_000,
  connectTimeout: 10_000,
  idleTimeout: 15_000,
  maxReferrals: 2,
  maxBytes: 2 ** 20,
  retries: 1,
  rdap: 'fallback',
};

const POLICIES: readonly RdapPolicy[] = ['fallback', 'prefer', 'never'];

/** Fills in what the options leave open; throws a TypeError that says what was expected and what came. */
export function readSettings(options: ClientOptions): Settings {
  if (options.pacing) checkPacing(options.pacing);
  for (const [suffix, { host = 'localhost', port = 43 }] of Object.entries(options.servers ?? {})) {
    checkTarget(host, port, `servers.${suffix}.`);
  }
  for (const [suffix, { rdap }] of Object.entries(options.servers ?? {})) {
    if (rdap !== undefined && rdap !== null && !isBase(rdap))
      throw new TypeError(`\`servers.${suffix}.rdap\` must be a URL with a final slash; got ${show(rdap)}`);
  }
  if (options.fetch !== undefined && typeof options.fetch !== 'function')
    throw new TypeError(`\`fetch\` must be a function; got ${show(options.fetch)}`);
  return {
    timeout: time('timeout', options.timeout ?? DEFAULTS.timeout),
    connectTimeout: time('connectTimeout', options.connectTimeout ?? DEFAULTS.connectTimeout),
    idleTimeout: time('idleTimeout', options.idleTimeout ?? DEFAULTS.idleTimeout),
    maxReferrals: count('maxReferrals', options.maxReferrals ?? DEFAULTS.maxReferrals, 0),
    maxBytes: count('maxBytes', options.maxBytes ?? DEFAULTS.maxBytes, 1),
    retries: count('retries', options.retries ?? DEFAULTS.retries, 0),
    rdap: policy(options.rdap ?? DEFAULTS.rdap),
  };
}

function policy(value: RdapPolicy): RdapPolicy {
  if (POLICIES.includes(value)) return value;
  throw new TypeError(`\`rdap\` must be one of ${POLICIES.join(', ')}; got ${show(value)}`);
}

/** A time in ms. Node's timers keep no more than 2^31 - 1; Infinity is no timer at all. */
export function time(name: string, value: unknown, least = 1): number {
  if (
    typeof value === 'number' &&
    value >= least &&
    (value <= LONGEST_TIMER || value === Number.POSITIVE_INFINITY)
  ) {
    return value;
  }
  throw new TypeError(
    `\`${name}\` must be ms from ${least} to ${LONGEST_TIMER}, or Infinity; got ${show(value)}`,
  );
}

function count(name: string, value: unknown, least: number): number {
  if (
    typeof value === 'number' &&
    value >= least &&
    (Number.isInteger(value) || value === Number.POSITIVE_INFINITY)
  ) {
    return value;
  }
  throw new TypeError(`\`${name}\` must be a whole number from ${least}, or Infinity; got ${show(value)}`);
}

const isBase = (url: string): boolean => /^https?:\/\/[^\s?#]+\/$/.test(url) && URL.canParse(url);

function checkPacing(pacing: PacingOptions): void {
  checkPace('pacing', pacing);
  for (const [host, pace] of Object.entries(pacing.hosts ?? {})) checkPace(`pacing.hosts['${host}']`, pace);
}

function checkPace(name: string, { concurrency, interval }: HostPace): void {
  if (concurrency !== undefined) count(`${name}.concurrency`, concurrency, 1);
  if (interval !== undefined && !Number.isFinite(time(`${name}.interval`, interval, 0))) {
    throw new TypeError(`\`${name}.interval\` must be finite`);
  }
}

function show(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}
