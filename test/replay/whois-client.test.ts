import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { createReplayServer } from '../../src/replay/index.js';
import { fixtureFolder } from './fixture-folder.js';

const version = spawnSync('whois', ['--version'], { encoding: 'utf8' }).stdout ?? '';
const missing = version.startsWith('Version') ? null : "Debian's whois is not installed";

test.skipIf(missing)(
  `Debian's whois talks to it${missing === null ? '' : ` (skipped: ${missing})`}`,
  async () => {
    const fixtures = await fixtureFolder({
      'whois.nic.it/example.it.txt': 'Domain:             example.it\r\nStatus:             ok\r\n',
    });
    const server = await createReplayServer({ fixtures });
    onTestFinished(() => server.close());
    const { stdout } = await promisify(execFile)('whois', [
      '-h',
      server.address,
      '-p',
      String(server.port),
      'example.it',
    ]);
    expect(stdout).toContain('Domain:             example.it');
    expect(server.questions).toEqual([
      { host: 'whois.nic.it', question: 'example.it', case: 'example.it', misbehavior: null },
    ]);
  },
);
