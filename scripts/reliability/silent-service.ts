/**
 * DATABASE PORT ACCOUNTS [TIMEOUT]: a service that sends every query to that port of loopback. Prints its URL and the keys of its
 * accounts; after SIGTERM it exits with 0 if no account was charged and the audit is exact.
 */
import { once } from 'node:events';
import { connect } from 'node:net';
import { createService, openAccounts } from '../../src/service/index.js';

const CREDITS = 1000;
const [database = '', port, accounts, timeout] = process.argv.slice(2);
const service = await createService({
  database,
  port: 0,
  logLevel: 'silent',
  lookups: {
    connect: () => connect(Number(port), '127.0.0.1'),
    pacing: false,
    rdap: 'never',
    ...(timeout && { timeout: Number(timeout) }),
  },
});
console.log(service.url);
for (let n = 1; n <= Number(accounts); n++) {
  const who = { email: `client-${n}@example.com`, plan: 'payg', credits: CREDITS } as const;
  console.log((await service.accounts.create(who)).api_token);
}
await once(process, 'SIGTERM');
await service.close();
const books = await openAccounts(database);
const { exact } = await books.audit();
const unpaid = (await books.list()).every(({ credits_remaining }) => credits_remaining === CREDITS);
await books.close();
process.exitCode = exact && unpaid ? 0 : 1;
