// The errors of lookups at failing servers.
import { createClient, createReplayServer } from 'port43';

for (const mode of ['silent', 'reset', 'refuse', 'endless', 'throttle', 'empty']) {
  const server = await createReplayServer({ fixtures: 'fixtures', misbehave: [mode] });
  const client = createClient({ connect: server.connect, timeout: 2_000, pacing: false, rdap: 'never' });
  const found = await client.lookup('example.com').catch((error) => error);
  console.log(mode, found.code);
  await client.close();
  await server.close();
}
