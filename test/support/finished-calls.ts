/**
 * Finishes lookups in several ways, then prints how they ended and what still keeps the process alive: nothing may,
 * though every limit is far longer than this takes. A process of its own, because a test runner has timers of its own.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createClient } from '../../src/client.js';
import type { ClientOptions } from '../../src/client-types.js';
import { WhoisError } from '../../src/errors.js';
import { type Answering, leadTo, saying, whoisServer } from './whois-server.js';

const THIN =
  'Domain Name: shop.example\nRegistrar: Example Registrar, Inc.\nRegistrar WHOIS Server: whois.example.com\n';
const silent: Answering = () => {};

async function outcome(
  registry: Answering,
  registrar: Answering,
  options: ClientOptions = {},
  signal?: AbortSignal,
) {
  const servers = {
    'whois.nic.example': await whoisServer(registry),
    'whois.example.com': await whoisServer(registrar),
  };
  const client = createClient({
    connect: leadTo(servers),
    servers: { example: { host: 'whois.nic.example', referral: 'Registrar WHOIS Server' } },
    retries: 0,
    maxBytes: 1000,
    ...options,
  });
  const ended = await client.lookup('shop.example', { signal }).then(
    () => 'resolved',
    (error: unknown) => (error instanceof WhoisError ? error.code : String(error)),
  );
  for (const server of Object.values(servers)) {
    await server.abandoned();
    await server.close();
  }
  return ended;
}

const outcomes = [
  await outcome(saying(THIN), saying('Registrar: Example Registrar, Inc.\n')),
  await outcome(silent, silent, { idleTimeout: 50 }),
  await outcome((socket) => void socket.write('x'.repeat(2000)), silent),
  await outcome((socket) => void socket.resetAndDestroy(), silent),
  await outcome(saying(THIN), silent, { timeout: 300 }),
  await outcome(silent, silent, {}, AbortSignal.timeout(50)),
  await outcome(saying('Query rate limit exceeded.\r\n'), silent),
];
// Handles close one turn of the event loop after the call.
await nextTurn();
await nextTurn();
const active = process
  .getActiveResourcesInfo()
  .filter((name) => !['Immediate', 'PipeWrap', 'TTYWrap'].includes(name));
process.stdout.write(JSON.stringify({ outcomes, active }));
