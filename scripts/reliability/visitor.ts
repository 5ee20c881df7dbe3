/** URL KEY: asks for the account every 100 ms, on a connection that is kept and on new ones, until SIGTERM; prints what it took. */
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { get } from './silent-upstreams.js';

const [url = '', key = ''] = process.argv.slice(2);
const times: number[] = [];
let over = false;
process.once('SIGTERM', () => {
  over = true;
});
const kept = new Agent({ keepAlive: true, maxSockets: 1 });

async function visits(agent: Agent | false): Promise<void> {
  while (!over) {
    const since = performance.now();
    const status = await get(url, '/v1/account', key, agent);
    if (status !== 200) throw new Error(`/account was answered ${status}`);
    times.push(performance.now() - since);
    await wait(100);
  }
}

await Promise.all([visits(kept), visits(false)]);
kept.destroy();
times.sort((a, b) => a - b);
const at = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN;
console.log(JSON.stringify({ times: times.length, median: at(0.5), late: at(0.99), slowest: times.at(-1) }));
