/**
 * Finishes RDAP lookups over the engine's own HTTPS in several ways, then prints how they ended and what still keeps the process
 * alive. A process of its own: it trusts the tests' certificate by NODE_EXTRA_CA_CERTS, as anybody's authorities are trusted.
 */
import { connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createClient } from '../../../src/client.js';
import { WhoisError } from '../../../src/errors.js';

const ports: Record<string, number> = JSON.parse(process.argv[2] ?? '{}');
const outcomes: string[] = [];
for (const [name, port] of Object.entries(ports)) {
  const client = createClient({
    connect: () => connect(port, '127.0.0.1'),
    servers: { example: { rdap: 'https://rdap.nic.example/' } },
    retries: 0,
    maxBytes: 5000,
    timeout: name === 'silent' ? 200 : 20_000,
  });
  const outcome = await client.lookup('shop.example').then(
    ({ properties }) => properties.status,
    (error: unknown) => (error instanceof WhoisError ? error.code : String(error)),
  );
  outcomes.push(`${name}: ${outcome}`);
}
// Handles close one turn of the event loop after the call.
for (let turn = 0; turn < 5; turn++) await nextTurn();
const active = process
  .getActiveResourcesInfo()
  .filter((name) => !['Immediate', 'PipeWrap', 'TTYWrap'].includes(name));
process.stdout.write(JSON.stringify({ outcomes, active }));
