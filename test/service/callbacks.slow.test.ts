import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DATABASES } from './support/databases.js';
import { over, post } from './support/jobs.js';
import { openTestService, type TestService } from './support/test-service.js';

interface Call {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A customer's server on loopback; `statuses` are its responses, one after the other, the last one from then on. */
async function customer(...statuses: number[]) {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text;
    });
    request.on('end', () => {
      response.writeHead(statuses[Math.min(calls.length, statuses.length - 1)] ?? 200).end();
      calls.push({ headers: request.headers, body });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { calls, url: `http://127.0.0.1:${port}/` };
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
}

const JSON_BODY = { 'content-type': 'application/json' };
const put = ({ get }: TestService, key: string, body: unknown) =>
  get('/v1/account/callback', key, { method: 'PUT', headers: JSON_BODY, body: JSON.stringify(body) });
const callbackOf = async ({ get }: TestService, key: string) =>
  (await get('/v1/account/callback', key)).json.callback;

const signature = (secret: string, { headers, body }: Call): string => {
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const bytes = Buffer.from(secret.replace('whsec_', ''), 'base64');
  return `v1,${createHmac('sha256', bytes).update(content).digest('base64')}`;
};

const callbacks = { allow: ['127.0.0.0/8'], pauses: [10, 10] };

describe.each(DATABASES)('callbacks on $name', (kind) => {
  const it_ = it.skipIf(!kind.available);
  const job = { names: ['example.com'], want: 'record' };

  it_('have a state in their job, and are sent again on demand', async () => {
    const tested = await openTestService({ kind, callbacks });
    const key = await tested.account();
    const { url, calls } = await customer(500, 500, 503, 200);
    const made = await post(tested, key, { ...job, callback: url });
    expect(made.json.job.callback).toEqual({
      url,
      state: 'waiting',
      attempts: 0,
      status: null,
      last_on: null,
    });
    const { id } = made.json.job;
    const again = () => tested.get(`/v1/jobs/${id}/callback`, key, { method: 'POST' });
    const state = async () => (await tested.get(`/v1/jobs/${id}`, key)).json.job.callback;
    await until(async () => (await state()).state === 'failed');
    expect(await state()).toMatchObject({
      attempts: 3,
      status: 503,
      last_on: expect.stringMatching(/\+00:00$/),
    });
    const repeated = await again();
    expect([repeated.status, repeated.headers.location]).toEqual([202, `/v1/jobs/${id}`]);
    expect(repeated.json.job.callback).toMatchObject({ state: 'sending', attempts: 0 });
    await until(async () => (await state()).state === 'delivered');
    expect(await state()).toMatchObject({ attempts: 1, status: 200 });
    expect(calls).toHaveLength(4);
    expect(new Set(calls.map(({ headers, body }) => `${headers['webhook-id']} ${body}`)).size).toBe(1);

    const other = await tested.account();
    expect((await tested.get(`/v1/jobs/${id}/callback`, other, { method: 'POST' })).status).toBe(404);
    const without = (await post(tested, key, job)).json.job;
    expect(without.callback).toBeNull();
    const none = await tested.get(`/v1/jobs/${without.id}/callback`, key, { method: 'POST' });
    expect([none.status, none.json.error.message]).toEqual([400, 'the job has no callback']);
    tested.replay.misbehave(['silent']);
    const open = (await post(tested, key, { names: ['example-free.com'], want: 'record', callback: url }))
      .json.job;
    const early = await tested.get(`/v1/jobs/${open.id}/callback`, key, { method: 'POST' });
    expect([early.status, early.json.error.message]).toEqual([400, expect.stringMatching(/has not ended/)]);
  });

  it_('are signed with a secret of their own, and with the previous one for a while', async () => {
    let now = Date.now();
    const tested = await openTestService({ kind, callbacks, now: () => now });
    const key = await tested.account();
    const { url, calls } = await customer(200);
    const rotate = async () =>
      (await tested.get('/v1/callback-secret', key, { method: 'POST' })).json.callback_secret;
    const call = async (): Promise<Call> => {
      const before = calls.length;
      await post(tested, key, { ...job, callback: url });
      await until(() => calls.length > before);
      return calls[before] as Call;
    };
    const first = await rotate();
    expect(first).toMatchObject({ secret: expect.stringMatching(/^whsec_[\w+/]{43}=$/), former_until: null });
    const one = await call();
    expect(one.headers['webhook-signature']).toBe(signature(first.secret, one));
    const second = await rotate();
    expect(Date.parse(second.former_until) - now).toBeGreaterThan(23 * 3_600_000);
    const two = await call();
    expect(two.headers['webhook-signature']).toBe(
      `${signature(second.secret, two)} ${signature(first.secret, two)}`,
    );
    now += 25 * 3_600_000;
    const three = await call();
    expect(three.headers['webhook-signature']).toBe(signature(second.secret, three));
  });

  it_('are sent once whenever the balance falls below a mark', async () => {
    const tested = await openTestService({ kind, callbacks });
    const key = await tested.account({ plan: 'payg', credits: 3 });
    const { url, calls } = await customer(200);
    const set = await put(tested, key, { url, below: 2 });
    expect([set.status, set.json.callback]).toEqual([
      200,
      { url, state: 'waiting', attempts: 0, status: null, last_on: null, below: 2 },
    ]);
    await tested.get('/v1/availability/example.com', key);
    expect(calls).toEqual([]);
    await tested.get('/v1/availability/example.com', key);
    await until(async () => (await callbackOf(tested, key)).state === 'delivered');
    const { id } = await tested.service.accounts.show('client-1@example.com');
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual({
      balance: { account: id, plan: 'payg', remaining: 1, below: 2, on: expect.stringMatching(/\+00:00$/) },
    });
    await tested.get('/v1/availability/example.com', key);
    await tested.service.accounts.grant(id, 5);
    await until(async () => (await callbackOf(tested, key)).state === 'waiting');
    const { id: jobId } = (await post(tested, key, { names: Array(4).fill('example.com'), want: 'record' }))
      .json.job;
    await over(tested, key, jobId);
    await until(() => calls.length === 2);
    expect(new Set(calls.map(({ headers }) => headers['webhook-id'])).size).toBe(2);
    const removed = await tested.get('/v1/account/callback', key, { method: 'DELETE' });
    expect([removed.status, removed.json.callback.below]).toEqual([200, 2]);
    expect((await tested.get('/v1/account/callback', key)).status).toBe(404);
  });

  it_('are set by keys that may, to targets that can be called', async () => {
    const tested = await openTestService({ kind, callbacks: {}, work: false });
    const key = await tested.account();
    const { api_token: plain } = (
      await tested.get('/v1/keys', key, { method: 'POST', headers: JSON_BODY, body: '{"name":"one"}' })
    ).json.key;
    const good = { url: 'https://192.0.2.1/', below: 5 };
    expect((await put(tested, plain, good)).status).toBe(403);
    expect((await tested.get('/v1/callback-secret', plain, { method: 'POST' })).status).toBe(403);
    for (const body of [
      good,
      { below: 5 },
      { url: 'ftp://example.com/', below: 5 },
      { url: 'http://127.0.0.1/', below: 5 },
      { url: 'http://[::ffff:10.0.0.1]/', below: 5 },
      { url: 'https://example.com/', below: 0 },
      { url: 'https://example.com/', below: 1.5 },
      { url: 'https://example.com/', below: 5, when: 'now' },
      [],
    ]) {
      const answer = await put(tested, key, body);
      expect([body, answer.status, answer.json.error.name]).toEqual([body, 400, 'InvalidRequest']);
    }
  });
});

describe('networks that callbacks may go to', () => {
  it.each([['10.0.0.0/33'], ['10.0.0/8'], ['10.0.0.0/8/8'], ['10.0.0.0/'], ['example.com'], ['']])(
    'are rejected when the service starts: %j',
    async (network) => {
      await expect(openTestService({ callbacks: { allow: [network] } })).rejects.toThrow(
        /callbacks: expected a network such as 10\.0\.0\.0\/8/,
      );
    },
  );
});
