import { onTestFinished } from 'vitest';
import { createClient } from '../../src/client.js';
import type { ClientEvent, ClientOptions } from '../../src/client-types.js';
import { type Answering, leadTo, type WhoisServer, whoisServer } from './whois-server.js';

/** A client for which each host is a server on loopback. They are closed at the end of the test. */
export async function clientOn(hosts: Readonly<Record<string, Answering>>, options: ClientOptions = {}) {
  const at: Record<string, WhoisServer> = {};
  for (const [host, answer] of Object.entries(hosts)) at[host] = await whoisServer(answer);
  const connect = leadTo(at);
  const events: ClientEvent[] = [];
  const client = createClient({
    connect,
    pacing: { interval: 0 },
    onEvent: (event) => events.push(event),
    ...options,
  });
  onTestFinished(async () => {
    await client.close();
    await Promise.all(Object.values(at).map((server) => server.close()));
  });
  return { client, at, connect, events };
}
