import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, inject, it } from 'vitest';
import { certificate } from './support/certificate.js';
import { domainOf, NOT_FOUND } from './support/documents.js';
import { type Answering, closeServers, rdapServer } from './support/rdap-server.js';

afterEach(closeServers);

const title = 'lookups over the engine’s own HTTPS leave nothing behind, however they end';
if ('missing' in certificate) it.skip(`${title}: ${certificate.missing}`, () => {});
else {
  const { cert } = certificate;
  it(title, { tags: 'slow' }, async () => {
    const answers: Record<string, Answering> = {
      taken: { body: domainOf('shop.example') },
      free: { status: 404, body: NOT_FOUND },
      broken: { status: 500 },
      endless: { body: 'x'.repeat(100_000) },
      silent: () => {},
      reset: (question) => void question.socket.destroy(),
    };
    const ports: Record<string, number> = {};
    for (const [name, answering] of Object.entries(answers)) ports[name] = (await rdapServer(answering)).port;
    const folder = await mkdtemp(join(tmpdir(), 'port43-'));
    try {
      const file = join(folder, 'cert.pem');
      await writeFile(file, cert);
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [inject('programs')['finished-lookups'], JSON.stringify(ports)],
        {
          env: { ...process.env, NODE_EXTRA_CA_CERTS: file },
        },
      );
      expect(JSON.parse(stdout)).toEqual({
        outcomes: [
          'taken: registered',
          'free: available',
          'broken: BAD_RESPONSE',
          'endless: RESPONSE_TOO_LARGE',
          'silent: TIMEOUT',
          'reset: CONNECTION',
        ],
        active: [],
      });
    } finally {
      await rm(folder, { recursive: true });
    }
  });
}
