import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The names that test servers go by. */
export const NAMES = {
  registry: 'rdap.nic.example',
  other: 'rdap2.nic.example',
  registrar: 'rdap.registrar.example',
  reseller: 'rdap.reseller.example',
  /** The one that the table names for .app. */
  app: 'pubapi.registry.google',
  /** Where IANA publishes the bootstrap files. */
  iana: 'data.iana.org',
} as const;

export interface Certificate {
  key: string;
  cert: string;
}

/**
 * A certificate of our own for the test servers' names, made for this run; Node cannot make one, openssl can. Without it the tests
 * that need HTTPS are skipped, with this reason.
 */
export const certificate: Certificate | { missing: string } = makeCertificate();

function makeCertificate(): Certificate | { missing: string } {
  const folder = mkdtempSync(join(tmpdir(), 'port43-rdap-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const names = Object.values(NAMES).map((name) => `DNS:${name}`);
  const options = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=port43-tests`;
  const more = ['-addext', `subjectAltName=${names.join(',')}`, '-keyout', key, '-out', cert];
  try {
    execFileSync('openssl', [...options.split(' '), ...more], { stdio: 'pipe' });
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  } catch (error) {
    return { missing: `no certificate: openssl did not run (${(error as Error).message.split('\n')[0]})` };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
