import { spawn, spawnSync } from 'node:child_process';
import { on, once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeCertificate } from './support/certificates.js';
import { free } from './support/jobs.js';
import { basic } from './support/requests.js';
import { openTestService } from './support/test-service.js';

const hasNginx = spawnSync('nginx', ['-v']).status === 0;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** nginx with deploy/nginx.conf, but for its ports and its certificate, which are the test's. Gives how to ask it. */
async function startNginx(servicePort: number) {
  const folder = await mkdtemp(join(tmpdir(), 'port43-nginx-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { files, tls } = makeCertificate();
  const port = await freePort();
  const ours = await readFile(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8');
  const site = ours
    .replaceAll('/etc/port43/tls/cert.pem', files.cert)
    .replaceAll('/etc/port43/tls/key.pem', files.key)
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${port} ssl http2`)
    .replace(/^.*listen \[::\]:443.*\n/m, '')
    .replace('127.0.0.1:4343', `127.0.0.1:${servicePort}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const config = `daemon off; master_process off; pid ${folder}/pid; error_log stderr notice;
    events { worker_connections 256; }
    http { ${temporary.join(' ')} ${site} }`;
  await writeFile(join(folder, 'nginx.conf'), config);
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr']);
  onTestFinished(() => void child.kill('SIGKILL'));
  const log = createInterface({ input: child.stderr });
  // It listens by then; what is wrong with the configuration it says before.
  for await (const [line] of on(log, 'line', { close: ['close'] })) {
    expect(line).not.toMatch(/\[(?:warn|emerg)\]/);
    if (/start worker|OS:/.test(line)) break;
  }
  const origin = `https://localhost:${port}`;
  return (path: string, key: string, body?: string) =>
    new Promise<{ status: number; type: string; text: string }>((resolve, reject) => {
      const asked = request(
        {
          port,
          path,
          ca: tls.cert,
          host: 'localhost',
          family: 4,
          agent: false,
          method: body === undefined ? 'GET' : 'POST',
          // As a page of the service sends them that an older browser shows.
          headers: { authorization: basic(key), 'content-type': 'application/json', origin },
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (chunk) => {
            text += chunk;
          });
          const type = response.headers['content-type'] ?? '';
          response.on('end', () => resolve({ status: response.statusCode ?? 0, type, text }));
        },
      );
      asked.on('error', reject).end(body);
    });
}

describe('deploy/nginx.conf', () => {
  it.skipIf(!hasNginx)(
    'passes paths and bodies on unchanged, and responds like the API if the service is down',
    async () => {
      const { service, account } = await openTestService({ behindProxy: true, work: false });
      const ask = await startNginx(service.port);
      const key = await account({ plan: 'payg', credits: 50_000 });
      const json = 'application/json; charset=utf-8';
      expect(await ask('/v1/availability/example%2Ecom', key)).toMatchObject({ status: 200, type: json });
      expect(await ask('/v1//account', key)).toMatchObject({ status: 404, type: json });
      expect(await ask(`/v1/whois/${'a'.repeat(9000)}`, key)).toMatchObject({ status: 431, type: json });

      const job = (length: number) =>
        JSON.stringify({
          names: free(40_000).map((name) => name.padStart(length, 'x')),
          want: 'availability',
        });
      expect(await ask('/v1/jobs', key, job(100))).toMatchObject({ status: 202, type: json });
      const tooLarge = await ask('/v1/jobs', key, job(210));
      expect(tooLarge).toMatchObject({ status: 413, type: json });
      expect(JSON.parse(tooLarge.text).error).toMatchObject({ code: 'C05', name: 'RequestTooLarge' });

      await service.close();
      const away = await ask('/v1/account', key);
      expect(away).toMatchObject({ status: 503, type: json });
      expect(JSON.parse(away.text).error).toMatchObject({ code: 'E02', name: 'ServiceUnavailable' });
    },
  );
});
