/** DATABASE PORT: works the jobs of a service, with all servers at that port of loopback. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { startWork } from '../../src/service/index.js';
import { answerWithSamples } from './gauge.js';

const [database = '', port] = process.argv.slice(2);
const work = await startWork({
  database,
  logLevel: 'silent',
  lookups: { connect: () => connect(Number(port), '127.0.0.1'), pacing: false, rdap: 'never', timeout: 5000 },
});
answerWithSamples();
console.log('ready');
await once(process, 'SIGTERM');
await work.close();
process.disconnect();
