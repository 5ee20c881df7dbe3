/** DATABASE PORT ACCOUNTS [no-jobs]: a service whose servers are all at that port of loopback. Prints its URL and a key of each account. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { createService } from '../../src/service/index.js';
import { answerWithSamples } from './gauge.js';

const [database = '', port, accounts, jobs] = process.argv.slice(2);
const service = await createService({
  database,
  port: 0,
  work: jobs !== 'no-jobs',
  logLevel: 'silent',
  lookups: { connect: () => connect(Number(port), '127.0.0.1'), pacing: false, rdap: 'never', timeout: 5000 },
});
answerWithSamples();
console.log(service.url);
for (let n = 1; n <= Number(accounts); n++) {
  const account = { email: `client-${n}@example.com`, plan: 'payg', credits: 100_000_000 } as const;
  console.log((await service.accounts.create(account)).api_token);
}
await once(process, 'SIGTERM');
await service.close();
process.disconnect();
