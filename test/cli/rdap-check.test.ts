import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { domain } from '../rdap-check/documents.js';
import { runHere } from './port43.js';

let server: Server;
let base: string;
const folder = mkdtempSync(join(tmpdir(), 'port43-rdap-check-'));
beforeAll(async () => {
  server = createServer(({ url }, response) => {
    if (url === '/silent') return;
    const right = { 'content-type': 'application/rdap+json', 'access-control-allow-origin': '*' };
    response.writeHead(200, url === '/right' ? right : { 'content-type': 'text/html' });
    response.end(JSON.stringify(domain()));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  server.closeAllConnections();
  server.close();
});

const file = (document: unknown): string => {
  const path = join(folder, 'document.json');
  writeFileSync(path, JSON.stringify(document));
  return path;
};

describe('port43 rdap-check', () => {
  it('exits with 0 where nothing is broken', async () => {
    expect(await runHere(['rdap-check', file(domain())])).toEqual({
      code: 0,
      stdout: 'Nothing is broken.\n',
      stderr: '',
    });
    expect((await runHere(['rdap-check', `${base}/right`])).code).toBe(0);
  });

  it('prints a line for each finding, and exits with 1', async () => {
    const broken = { ...domain(), events: [{ eventAction: 'registration', eventDate: 'today\u001b[2J' }] };
    const { code, stdout } = await runHere(['rdap-check', file(broken), '--no-profile']);
    expect(code).toBe(1);
    expect(stdout).toBe(
      '$.events[0].eventDate: expected a time with a zone (RFC 3339); found "today\\u001b[2J" (RFC 9083 section 4.5, event-date)\n',
    );
    expect((await runHere(['rdap-check', file(broken)])).stdout).toContain('profile-expiration');
  });

  it('prints JSON', async () => {
    const { code, stdout } = await runHere(['rdap-check', '--json', file([])]);
    expect([code, JSON.parse(stdout)]).toMatchObject([
      1,
      { findings: [{ rule: 'object', path: '$', found: '[]' }] },
    ]);
  });

  it('checks the headers of a URL', async () => {
    const { code, stdout } = await runHere(['rdap-check', `${base}/wrong`]);
    expect(code).toBe(1);
    expect(stdout).toContain(
      'HTTP content-type: expected the content type application/rdap+json; found "text/html"',
    );
    expect(stdout).toContain('HTTP access-control-allow-origin: ');
  });

  it('reports a URL that does not respond', async () => {
    const { code, stdout, stderr } = await runHere(['rdap-check', `${base}/silent`, '--timeout', '200']);
    expect([code, stdout, stderr]).toEqual([5, '', expect.stringMatching(/\/silent: no response: /)]);
  });

  it('is wrong usage without a document', async () => {
    expect((await runHere(['rdap-check'])).code).toBe(2);
    expect((await runHere(['rdap-check', join(folder, 'missing.json')])).code).toBe(2);
    expect((await runHere(['rdap-check', 'https://'])).code).toBe(2);
    expect((await runHere(['rdap-check', file({}), '--profile', '--no-profile'])).code).toBe(2);
  });
});
