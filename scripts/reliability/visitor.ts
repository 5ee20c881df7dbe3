/**
 * URL KEY PID: requests the account from the service, which is the process PID, every 100 ms, on a kept connection and on new ones,
 * until SIGTERM. Prints the times, with and without those in which other processes used the cores.
 */
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { get, runQueue, type Visits } from './silent-upstreams.js';

const [url = '', key = '', service] = process.argv.slice(2);
const times: number[] = [];
const ownTimes: number[] = [];
let over = false;
process.once('SIGTERM', () => {
  over = true;
});
const kept = new Agent({ keepAlive: true, maxSockets: 1 });
/** ms in which the service or this process was ready to run but did not. */
const waited = (): number => runQueue(Number(service)) + runQueue(process.pid);

async function visits(agent: Agent | false): Promise<void> {
  while (!over) {
    const [since, before] = [performance.now(), waited()];
    const status = await get(url, '/v1/account', key, agent);
    if (status !== 200) throw new Error(`/account: status ${status}`);
    const took = performance.now() - since;
    times.push(took);
    ownTimes.push(Math.max(0, took - (waited() - before)));
    await wait(100);
  }
}

await Promise.all([visits(kept), visits(false)]);
kept.destroy();
times.sort((a, b) => a - b);
const at = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN;
const told: Visits = {
  times: times.length,
  median: at(0.5),
  late: at(0.99),
  slowest: Math.max(...times),
  slowestOwn: Math.max(...ownTimes),
};
console.log(JSON.stringify(told));
