// The service on SQLite: an account, a lookup with its key, and its credits afterwards.
import { rmSync } from 'node:fs';
import { createReplayServer } from 'port43';
import { createService } from 'port43/service';

const database = `${process.argv[2]}.db`;
const server = await createReplayServer({ fixtures: 'fixtures' });
const service = await createService({
  database,
  port: 0,
  operations: false,
  logLevel: 'silent',
  lookups: { connect: server.connect, pacing: false, rdap: 'never' },
});
const { api_token, id } = await service.accounts.create({ email: 'a@example.com', plan: 'payg', credits: 5 });
const authorization = `Basic ${btoa(`${api_token}:X`)}`;
const answer = await fetch(`${service.url}/v1/whois/example.com/properties`, { headers: { authorization } });
const { response } = await answer.json();
const account = await service.accounts.show(id);
await service.close();
await server.close();
for (const end of ['', '-wal', '-shm']) rmSync(`${database}${end}`, { force: true });
console.log(answer.status, response?.properties.status, account.credits_remaining);
