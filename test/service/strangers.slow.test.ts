import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../../src/service/database/open.js';
import { getSecurely, makeCertificate } from './support/certificates.js';
import { SQLITE } from './support/databases.js';
import { free, freeAnswers, over, post } from './support/jobs.js';
import { basic, raw, remaining, send } from './support/requests.js';
import { openTestService } from './support/test-service.js';

const PATH = '/v1/whois/example.com/record';
const statuses = (answer: string) =>
  [...answer.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status));
const left = (answer: string) =>
  [...answer.matchAll(/^x-creditlimit-remaining: (\d+)\r$/gm)].map(([, credits]) => Number(credits));

describe('unusual requests', () => {
  it('get a response: HTTP/1.0, an absolute URL, several in one packet', async () => {
    const { service, account } = await openTestService();
    const head = `host: x\r\nauthorization: ${basic(await account())}\r\n`;
    expect(statuses(await raw(service.port, `GET ${PATH} HTTP/1.0\r\n${head}\r\n`))).toEqual([200]);
    const whole = `GET http://elsewhere.example${PATH} HTTP/1.1\r\n${head}connection: close\r\n\r\n`;
    expect(statuses(await raw(service.port, whole))).toEqual([200]);
    const [one, last] = ['', 'connection: close\r\n'].map(
      (more) => `GET ${PATH} HTTP/1.1\r\n${head}${more}\r\n`,
    );
    const three = await raw(service.port, `${one}${one}${last}`);
    expect([statuses(three), left(three)]).toEqual([
      [200, 200, 200],
      [997, 996, 995],
    ]);
  });

  it('get a response after the client closed its sending side', async () => {
    const { service, account } = await openTestService();
    const request = `GET ${PATH} HTTP/1.1\r\nhost: x\r\nauthorization: ${basic(await account())}\r\n\r\n`;
    const answer = await raw(service.port, request, { end: true });
    expect([statuses(answer), left(answer)]).toEqual([[200], [999]]);
  });

  it('are rejected without a charge if they have two hosts or two keys', async () => {
    const { service, account } = await openTestService();
    const [one, other] = [await account(), await account()];
    const headers = [
      `host: x\r\nHost: y\r\nauthorization: ${basic(one)}\r\n`,
      `host: x\r\nauthorization: ${basic(one)}\r\nAuthorization: ${basic(other)}\r\n`,
    ];
    for (const head of headers) {
      const answer = await raw(service.port, `GET ${PATH} HTTP/1.1\r\n${head}connection: close\r\n\r\n`);
      expect(statuses(answer)).toEqual([400]);
      expect(answer).toContain('"name":"BadRequest"');
    }
    const accounts = await service.accounts.list();
    expect(accounts.map(({ credits_remaining }) => credits_remaining)).toEqual([1000, 1000]);
  });

  it('get a response before invalid data after them is rejected: paid results are delivered', async () => {
    const { service, account, log } = await openTestService();
    const head = `host: x\r\nauthorization: ${basic(await account())}\r\n`;
    const request = `GET ${PATH} HTTP/1.1\r\n${head}\r\n`;
    const chunks = `${head}content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nno size\r\n`;
    for (const behind of ['this is no request\r\n\r\n', `POST /v1/jobs HTTP/1.1\r\n${chunks}`]) {
      const answer = await raw(service.port, `${request}${request}${behind}`);
      expect(statuses(answer)).toEqual([200, 200, 400]);
      expect(answer.match(/"name":"BadRequest"/g)).toHaveLength(1);
    }
    // Of a GET no body is read.
    expect(statuses(await raw(service.port, `GET ${PATH} HTTP/1.1\r\n${chunks}`))).toEqual([200, 400]);
    const [{ credits_remaining: credits } = { credits_remaining: null }] = await service.accounts.list();
    expect(credits).toBe(995);
    const errors = log.map((line) => JSON.parse(line)).filter(({ route }) => route?.startsWith('/v1/whois'));
    expect(errors.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  });

  it('may declare a JSON body, and send none', async () => {
    const tested = await openTestService({ answers: freeAnswers(1), work: false });
    const key = await tested.account();
    const { id } = (await post(tested, key, { names: free(1), want: 'availability' })).json.job;
    const headers = { 'content-type': 'application/json', 'content-length': '0' };
    const ended = await tested.get(`/v1/jobs/${id}`, key, { method: 'DELETE', headers });
    expect([ended.status, ended.json.job.state]).toEqual([200, 'ended']);
    const nothing = await tested.get('/v1/jobs', key, { method: 'POST', headers });
    expect([nothing.status, nothing.json.error.name]).toEqual([400, 'InvalidRequest']);
    expect(nothing.json.error.message).toContain('"names" and "want"');
  });
});

describe('a request body', () => {
  const path = '/v1/jobs?want=availability';

  it('that is incomplete causes no internal error', async () => {
    const { service, account, log } = await openTestService({ work: false });
    const head = `host: x\r\nauthorization: ${basic(await account())}\r\ncontent-type: text/plain\r\ncontent-length: 100`;
    const client = connect(service.port, '127.0.0.1');
    client.write(`POST ${path} HTTP/1.1\r\n${head}\r\n\r\nexample.com`);
    while (!(await send(service.operationsUrl ?? '', '/metrics')).text.includes('requests_active 1'));
    client.resetAndDestroy();
    while (log.length === 0) await new Promise(setImmediate);
    expect(JSON.parse(log[0] ?? '')).toMatchObject({ level: 30, status: 499, error: 'ClientLeft' });
    await service.close();
    expect(log.filter((line) => JSON.parse(line).level > 30)).toEqual([]);
  });

  it('that would take seconds to parse, and is not valid here, is not parsed', async () => {
    const { get, account } = await openTestService({ work: false });
    const key = await account();
    const headers = { 'content-type': 'application/json' };
    const [open, close] = ['['.repeat(500_000), ']'.repeat(500_000)];
    const bodies = [`{"names":${open}${close}}`, `{"names":[${'{},'.repeat(500_000)}{}]}`];
    for (const body of bodies) {
      const answer = await get(path, key, { method: 'POST', headers, body });
      expect([answer.status, answer.json.error.name]).toEqual([400, 'InvalidRequest']);
      expect(answer.json.error.message).toContain('one JSON object');
    }
    const odd = ['[[[[[[[[[[', '{"a":{"b":[]}}', 'a\\', '"', '\\"[[', ':'.repeat(100)];
    const taken = await get(path, key, { method: 'POST', headers, body: JSON.stringify({ names: odd }) });
    expect([taken.status, taken.json.job.names]).toEqual([202, odd.length]);
  });
});

describe('a client that requests much and reads nothing', () => {
  it('is disconnected, so that it does not hold memory forever', async () => {
    const tested = await openTestService({ work: false, deadline: 1000 });
    const key = await tested.account();
    const { id } = (await post(tested, key, { names: free(1000), want: 'availability' })).json.job;
    const database = await openDatabase(tested.location);
    const line = 'x'.repeat(20_000);
    const results = free(1000).map((_, index) => ({ job_id: id, name_index: index, line }));
    await database.db.insertInto('job_results').values(results).execute();
    await database.close();
    const client = connect(tested.service.port, '127.0.0.1').pause();
    onTestFinished(() => void client.destroy());
    client.on('error', () => undefined); // That is how it hears of it.
    client.write(`GET /v1/jobs/${id}/results HTTP/1.1\r\nhost: x\r\nauthorization: ${basic(key)}\r\n\r\n`);
    const left = () => tested.log.some((each) => /"status":499/.test(each) && /results/.test(each));
    while (!left()) await new Promise((resolve) => setTimeout(resolve, 20));
  });
});

describe('a clock that is set back', () => {
  it('does not extend the time to live of a record', async () => {
    let now = Date.now();
    const { get, account, replay } = await openTestService({ now: () => now });
    const key = await account();
    await get(PATH, key);
    expect(replay.questions).toHaveLength(2);
    // A little is what the clocks of two processes differ by.
    now -= 1000;
    expect((await get(PATH, key)).headers.age).toBe('0');
    now -= 24 * 3_600_000;
    expect((await get(PATH, key)).headers).not.toHaveProperty('age');
    expect(replay.questions).toHaveLength(4);
    expect((await get(PATH, key)).headers.age).toBe('0');
  });

  it('makes no address wait longer than a minute after failed log-ins', async () => {
    let now = Date.now();
    const { get } = await openTestService({ loginFailures: 1, now: () => now });
    expect((await get('/v1/account', 'wrong')).status).toBe(401);
    expect((await get('/v1/account', 'wrong')).status).toBe(429);
    now -= 24 * 3_600_000;
    expect((await get('/v1/account', 'wrong')).status).toBe(401);
    const waits = await get('/v1/account', 'wrong');
    expect([waits.status, Number(waits.headers['retry-after']) <= 60]).toEqual([429, true]);
  });
});

describe('callbacks to servers that do not respond', () => {
  it('do not delay those of another customer', async () => {
    const callbacks = { mayCall: (address: string) => address === '127.0.0.1' };
    const tested = await openTestService({ answers: freeAnswers(1), callbacks });
    const [key, other] = [await tested.account(), await tested.account()];
    let [asked, gone] = [0, 0];
    let answered = () => {};
    const told = new Promise<void>((resolve) => {
      answered = resolve;
    });
    const server = createServer((request, response) => {
      if (request.url === '/answers') {
        response.end();
        answered();
        return;
      }
      asked++;
      request.on('close', () => gone++);
    }).listen(0, '127.0.0.1');
    onTestFinished(() => server.closeAllConnections());
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const job = { names: free(1), want: 'availability' };
    for (let n = 0; n < 12; n++) await post(tested, key, { ...job, callback: `${url}/silent` });
    while (asked < 10) await new Promise((resolve) => setTimeout(resolve, 20));
    await post(tested, other, { ...job, callback: `${url}/answers` });
    await told;
    expect(gone).toBe(0);
  });
});

describe('closing the service', () => {
  it('does not wait for clients that read no response or send half a request', async () => {
    const { service } = await openTestService({ deadline: 500 });
    const open = async (bytes: string) => {
      const client = connect(service.port, '127.0.0.1');
      client.on('error', () => undefined); // It is cut off.
      client.pause().write(bytes);
      onTestFinished(() => void client.destroy());
      await once(client, 'connect');
      return client;
    };
    // More than what both ends keep for each other.
    const reader = await open('GET /openapi.json HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(500));
    await open('GET /openapi.json HTTP/1.1\r\n');
    await once(reader, 'readable');
    await service.close();
  });
});

describe.each(['http', 'https'])('closing the service, by %s', (scheme) => {
  it('ends requests that do not arrive after five seconds, and responds to those that did', async () => {
    const tls = scheme === 'https' ? makeCertificate().tls : undefined;
    const { service, account, replay, log } = await openTestService({
      ...(tls !== undefined && { tls }),
      deadline: 20_000,
      lookups: { timeout: 8_000 },
    });
    replay.misbehave(['silent']);
    const headers = { authorization: basic(await account()) };
    const looked =
      tls === undefined
        ? send(service.url, '/v1/lookup/example.com', { headers })
        : getSecurely(service.port, '/v1/lookup/example.com', { cert: tls.cert, headers });
    const open = async (bytes: string) => {
      const to = { port: service.port, host: '127.0.0.1', rejectUnauthorized: false };
      const client = tls === undefined ? connect(to) : connectSecurely(to);
      client.on('error', () => undefined); // It is cut off.
      onTestFinished(() => void client.destroy());
      await once(client, tls === undefined ? 'connect' : 'secureConnect');
      client.resume().write(bytes);
    };
    const half = 'POST /v1/jobs HTTP/1.1\r\nhost: x\r\ncontent-length: 500\r\n';
    // Before its response, after it, and before its headers ended.
    await open(`${half}content-type: application/json\r\nauthorization: ${headers.authorization}\r\n\r\n{`);
    await open(`${half}\r\n{`);
    await open(half);
    const silent = connect(service.port, '127.0.0.1').on('error', () => undefined);
    await once(silent, 'connect');
    await vi.waitFor(() => expect(replay.questions).toHaveLength(1));
    await vi.waitFor(() => expect(log.filter((line) => line.includes('"status":401'))).toHaveLength(1));
    const start = performance.now();
    await service.close();
    expect(performance.now() - start).toBeLessThan(11_000);
    expect((await looked).status).toBe(504);
  });
});

describe('two services on one file of SQLite', () => {
  it('work on a job together: each name has one result, and the ledger is exact', async () => {
    const { location, drop } = await SQLITE.fresh();
    onTestFinished(drop);
    const answers = freeAnswers(500);
    const [one] = await Promise.all([
      openTestService({ location, answers }),
      openTestService({ location, answers }),
    ]);
    const key = await one.account({ plan: 'payg', credits: 1000 });
    const jobs = await Promise.all(
      [1, 2].map(() => post(one, key, { names: free(250), want: 'availability' })),
    );
    for (const { json } of jobs)
      expect((await over(one, key, json.job.id)).json.job).toMatchObject({ state: 'done', answered: 250 });
    expect(remaining(await send(one.service.url, '/v1/account', { key }))).toBe(500);
    expect(await one.service.accounts.audit()).toMatchObject({ exact: true, strayRefunds: 0 });
  });
});
