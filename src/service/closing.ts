import type { FastifyInstance } from 'fastify';
import type { Access } from './access.js';
import { unaskedConnections } from './connections.js';
import { runHousekeeping } from './housekeeping.js';
import { keepKeyUses } from './key-uses.js';
import type { Settings } from './options.js';
import { pause } from './pause.js';
import type { ServiceProcess } from './process.js';

export interface CloserOptions {
  process: ServiceProcess;
  access: Pick<Access, 'ledger' | 'keyUses'>;
  app: FastifyInstance;
  settings: Pick<Settings, 'deadline' | 'drain' | 'stale'>;
  closeAdmin(): Promise<void>;
}

/** How long a request that has begun to arrive is waited for, in ms, and how often that is checked then. */
const ARRIVAL_MS = 5_000;
const CHECK_MS = 500;

/** Starts the service's work in the background, and returns the two ways to end the service. */
export function closer({
  process,
  access: { ledger, keyUses },
  app,
  settings: { deadline, drain, stale },
  closeAdmin,
}: CloserOptions) {
  const ending = new AbortController();
  const onTrouble = (error: unknown) =>
    process.logger.warn(
      { err: error },
      'the last use of keys could not be stored yet: port43 will try again',
    );
  const housekeeping = Promise.all([
    runHousekeeping(process, { keepFor: Math.max(process.ttl, stale) }, ending.signal),
    keepKeyUses(keyUses, onTrouble, ending.signal),
  ]);
  const endUnasked = unaskedConnections(app.server);
  const now = async (): Promise<void> => {
    const start = performance.now();
    const checks = setInterval(() => {
      if (performance.now() - start >= ARRIVAL_MS) endUnasked();
    }, CHECK_MS);
    // Every request has its response by then. Clients that are still connected do not read theirs, or have sent no request.
    const late = setTimeout(() => app.server.closeAllConnections(), deadline);
    await Promise.all([app.close(), closeAdmin()]);
    clearInterval(checks);
    clearTimeout(late);
    await process.stop();
    ending.abort();
    await housekeeping;
    const requestIds = await ledger.close();
    if (requestIds.length > 0) process.logger.error({ requestIds }, 'charges could not be refunded');
    await process.end();
  };
  const draining = new AbortController();
  let closing: Promise<void> | null = null;
  const drained = (): Promise<void> => {
    if (closing === null) {
      process.announceEnd();
      closing = pause(drain, draining.signal).then(now);
    } else draining.abort();
    return closing;
  };
  return { now, drained };
}
