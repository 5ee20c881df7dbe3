import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { onTestFinished } from 'vitest';

const EC = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];

/** A new certificate for `localhost`, in files of a folder; it ends with the test. */
export function makeCertificate(folder = temporaryFolder()) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', ['req', ...EC, ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  return { folder, files: { key, cert }, tls: { key: readFileSync(key), cert: readFileSync(cert) } };
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'port43-tls-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** One request over TLS on a connection of its own; rejects where the server does not show this certificate. */
export function getSecurely(
  port: number,
  path: string,
  { cert, headers = {} }: { cert: Buffer; headers?: Record<string, string> },
): Promise<{ status: number; serial: string }> {
  const options = { ca: cert, port, path, host: 'localhost', family: 4, headers, agent: false };
  return new Promise((resolve, reject) =>
    get(options, (response) => {
      const { serialNumber: serial } = (response.socket as TLSSocket).getPeerCertificate();
      response.resume().on('end', () => resolve({ status: response.statusCode ?? 0, serial }));
    }).on('error', reject),
  );
}
