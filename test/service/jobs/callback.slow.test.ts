import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DATABASES } from '../support/databases.js';
import { over, post } from '../support/jobs.js';
import { openTestService } from '../support/test-service.js';

interface Call {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A customer's server. Responds with these statuses in turn, and then with the last one. */
async function customer(...statuses: number[]) {
  const calls: Call[] = [];
  const waiting = new Set<() => void>();
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text;
    });
    request.on('end', () => {
      const status = statuses[Math.min(calls.length, statuses.length - 1)] ?? 500;
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end('thanks');
      calls.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body });
      for (const wake of waiting) wake();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };
  return {
    calls,
    url: `http://127.0.0.1:${port}/done?of=mine`,
    async called(times: number) {
      while (calls.length < times) await new Promise<void>((wake) => waiting.add(wake));
    },
  };
}

/** A server that wants to go on in another protocol. */
async function switching() {
  let connections = 0;
  const server = createTcpServer((socket) => {
    connections++;
    socket.on('error', () => undefined); // The client disconnects after the response.
    socket.once('data', () =>
      socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n'),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}/`, connections: () => connections };
}

describe.each(DATABASES)('the callback of a job on $name', (kind) => {
  const it_ = it.skipIf(!kind.available);
  const job = { names: ['example.com'], want: 'record' };
  const callbacks = { mayCall: (address: string) => address === '127.0.0.1', pauses: [10, 10] };

  it_('is a POST that the owner of the key can verify', async () => {
    const tested = await openTestService({ kind, callbacks });
    const key = await tested.account();
    const { url, calls, called } = await customer(204);
    const since = Math.floor(Date.now() / 1000);
    const { id } = (await post(tested, key, { ...job, callback: url })).json.job;
    await called(1);
    const done = await over(tested, key, id);
    const [call] = calls;
    expect([call?.method, call?.path]).toEqual(['POST', '/done?of=mine']);
    // The state of the callback is for the job alone: each attempt sends the same body.
    const { callback, ...sent } = done.json.job;
    expect(JSON.parse(call?.body ?? '')).toEqual({ job: sent });
    expect(callback).toMatchObject({ url });
    const {
      'webhook-id': told,
      'webhook-timestamp': time,
      'webhook-signature': signature,
    } = call?.headers ?? {};
    const secret = createHash('sha256').update(key).digest();
    const expected = createHmac('sha256', secret).update(`${id}.${time}.${call?.body}`).digest('base64');
    expect([told, signature]).toEqual([id, `v1,${expected}`]);
    expect(Number(time)).toBeGreaterThanOrEqual(since);
    expect(Number(time)).toBeLessThanOrEqual(Date.now() / 1000);
  });

  it_('is tried three times, follows no redirect, and its failure is logged', async () => {
    const tested = await openTestService({ kind, callbacks });
    const key = await tested.account();
    const { url, calls, called } = await customer(500, 302, 500);
    const second = await customer(500, 200);
    await post(tested, key, { ...job, callback: url });
    await called(3);
    while (!tested.log.some((line) => line.includes('the callback of a job failed')))
      await new Promise(setImmediate);
    // Earlier events are reported before this one.
    await post(tested, key, { ...job, callback: second.url });
    await second.called(2);
    expect(calls.map(({ path }) => path)).toEqual(Array(3).fill('/done?of=mine'));
    expect(new Set(calls.map(({ body }) => body)).size).toBe(1);
  });

  it_(
    'fails if the server responds in another protocol, and does not keep the service from closing',
    async () => {
      const tested = await openTestService({ kind, callbacks });
      const key = await tested.account();
      const { url, connections } = await switching();
      await post(tested, key, { ...job, callback: url });
      while (!tested.log.some((line) => line.includes('the callback of a job failed')))
        await new Promise((resolve) => setTimeout(resolve, 20));
      expect(connections()).toBe(3);
      await tested.service.close();
    },
  );

  it_('goes to public addresses only, however they are written: others are rejected at once', async () => {
    const tested = await openTestService({ kind, callbacks: { pauses: [10, 10] } });
    const key = await tested.account();
    const { url, calls } = await customer(200);
    const local = ['localhost', '127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433'];
    for (const host of local) {
      const answer = await post(tested, key, { ...job, callback: url.replace('127.0.0.1', host) });
      expect([host, answer.status, answer.json.error.message]).toEqual([
        host,
        400,
        expect.stringContaining('no public address'),
      ]);
    }
    expect(calls).toEqual([]);
  });

  it_('is not sent to an address that is not allowed any more, and its job says so', async () => {
    let isAllowed = true;
    const tested = await openTestService({ kind, callbacks: { mayCall: () => isAllowed, pauses: [10, 10] } });
    const key = await tested.account();
    const { url, calls } = await customer(200);
    const urls = [url, url.replace('127.0.0.1', 'localhost')];
    const ids: string[] = [];
    for (const callback of urls) ids.push((await post(tested, key, { ...job, callback })).json.job.id);
    isAllowed = false;
    const failures = () => tested.log.filter((line) => line.includes('no public address'));
    while (failures().length < urls.length) await new Promise((resolve) => setTimeout(resolve, 20));
    for (const id of ids)
      while ((await tested.get(`/v1/jobs/${id}`, key)).json.job.callback.state !== 'failed')
        await new Promise((resolve) => setTimeout(resolve, 20));
    expect(calls).toEqual([]);
  });
});
