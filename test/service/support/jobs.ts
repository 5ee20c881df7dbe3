import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, onTestFinished } from 'vitest';
import { fixture } from './answers.js';
import type { Answer } from './requests.js';
import type { TestService } from './test-service.js';

/** A service that accepts requests. */
type Asked = Pick<TestService, 'get'>;

const VERISIGN = 'whois.verisign-grs.com';

/** Names that are not registered. */
export const free = (count: number, start = 0): string[] =>
  Array.from({ length: count }, (_, index) => `free-${start + index}.com`);

export const freeAnswers = (count: number) =>
  free(count).map((name) => fixture(VERISIGN, name, `No match for "${name.toUpperCase()}".\n`));

export const post = (
  tested: Asked,
  key: string | null,
  body: unknown,
  headers: Record<string, string> = {},
) =>
  tested.get('/v1/jobs', key, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Polls until the job is over. */
export async function over({ get }: Asked, key: string, id: string): Promise<Answer> {
  for (;;) {
    const answer = await get(`/v1/jobs/${id}`, key);
    if (answer.status !== 200) return answer;
    // The remaining results are read before the job: if it ends in between, the next response has them.
    if (['done', 'ended'].includes(answer.json.job.state)) return get(`/v1/jobs/${id}`, key);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export async function results({ get }: Asked, key: string, id: string, after?: number) {
  const answer = await get(`/v1/jobs/${id}/results${after === undefined ? '' : `?after=${after}`}`, key);
  expect([answer.status, answer.headers['content-type']]).toEqual([
    200,
    'application/x-ndjson; charset=utf-8',
  ]);
  return answer.text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

/** A connection to PostgreSQL that breaks right after the commit of a job, so that the service does not learn whether it was created. */
export async function cutBehindCommit(location: string) {
  const url = new URL(location);
  const target = { host: url.hostname, port: Number(url.port || 5432), path: url.searchParams.get('host') };
  let cuts = 0;
  const proxy = createServer((client) => {
    const server = target.path
      ? connect(`${target.path}/.s.PGSQL.${target.port}`)
      : connect(target.port, target.host);
    let makesJob = false;
    let isCut = false;
    client.on('data', (chunk) => {
      const text = chunk.toString('latin1');
      makesJob ||= text.includes('insert into "jobs"');
      isCut ||= cuts === 0 && makesJob && text.includes('commit');
      server.write(chunk);
    });
    server.on('data', (chunk) => {
      if (!isCut) return void client.write(chunk);
      cuts++;
      client.destroy();
    });
    client.on('close', () => server.destroy()).on('error', () => undefined);
    server.on('close', () => client.destroy()).on('error', () => undefined);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => void proxy.close());
  url.hostname = '127.0.0.1';
  url.port = String((proxy.address() as AddressInfo).port);
  url.searchParams.delete('host');
  return { location: url.href, cuts: () => cuts };
}
