import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import type { Readable } from 'node:stream';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openAccounts } from '../../src/service/index.js';
import { runHere } from '../cli/port43.js';
import { writeFolder } from '../replay/fixture-folder.js';
import { REGISTRAR_ANSWER, REGISTRY_ANSWER } from './support/answers.js';
import { getSecurely, makeCertificate } from './support/certificates.js';
import { SQLITE } from './support/databases.js';
import { startService } from './support/processes.js';
import { remaining, send } from './support/requests.js';
import { openTestService } from './support/test-service.js';

describe('port43 serve, as a process', () => {
  it('writes every line of the log, also those of the moment in which it exits', () => {
    const module = new URL('../../src/service/logging.ts', import.meta.url);
    const script = `import { createLogger } from '${module}';
      const logger = createLogger('info');
      for (const n of [1, 2, 3]) logger.info({ n }, 'line');
      process.exit(0);`;
    const { stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', script],
      { encoding: 'utf8' },
    );
    expect(stderr.match(/"n":\d/g)).toEqual(['"n":1', '"n":2', '"n":3']);
  });

  it('cancels a request after --deadline, and rejects a value that no timer supports', async () => {
    const { folder, remove } = await writeFolder({
      'whois.verisign-grs.com/free.com.txt': 'No match for "FREE.COM".\n',
    });
    onTestFinished(remove);
    const { location, drop } = await SQLITE.fresh();
    onTestFinished(drop);
    const args = ['--database', location, '--replay', folder, '--misbehave', 'silent', '--deadline', '1'];
    const { url, end } = await startService([...args, '--log-level', 'silent']);
    const accounts = await openAccounts(location);
    const who = { email: 'a@example.com', plan: 'payg', credits: 10 } as const;
    const { api_token: key } = await accounts.create(who);
    const { status, headers } = await send(url, '/v1/whois/free.com', { key });
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect(await end('SIGTERM')).toBe(0);
    expect((await accounts.list()).map(({ credits_remaining }) => credits_remaining)).toEqual([10]);
    await accounts.close();
    const refused = await runHere(['serve', '--database', location, '--deadline', '99999999']);
    expect(refused.code).toBe(2);
    expect(refused.stderr).toMatch(/^port43: deadline: expected 0 to 2147483647 ms/);
  });

  it('finishes requests in progress on SIGTERM, and a new service continues on the same file', async () => {
    const { location, drop } = await SQLITE.fresh();
    onTestFinished(drop);
    const { folder, remove } = await writeFolder({
      'whois.verisign-grs.com/example.com.txt': REGISTRY_ANSWER,
      'whois.registrar.example/example.com.txt': REGISTRAR_ANSWER,
    });
    onTestFinished(remove);
    const args = ['--database', location, '--replay', folder, '--demo', '--misbehave', 'slow=30'];
    const service = await startService(args);
    const key = /^ {2}([0-9a-f]{40})$/m.exec(service.greeting.join('\n'))?.[1] ?? '';
    const slow = send(service.url, '/v1/whois/example.com/record', { key });
    // The charge exists: the request is in progress.
    const account = async () =>
      (await send(service.url, '/v1/account', { key })).json.account.credits_remaining;
    while ((await account()) === 1000);
    const ended = service.end('SIGTERM');
    const answer = await slow;
    expect([answer.status, remaining(answer)]).toEqual([200, 999]);
    expect(await ended).toBe(0);

    const again = await startService(args);
    expect(again.greeting.join('\n')).toContain('accounts rotate');
    expect(again.greeting.join('\n')).not.toContain(key);
    const kept = await send(again.url, '/v1/whois/example.com/record', { key });
    expect([kept.status, remaining(kept), kept.json]).toEqual([200, 998, answer.json]);
    expect(kept.headers.age).toMatch(/^\d+$/);
    expect(await again.end('SIGINT')).toBe(0);
  });

  it('reloads its certificate on SIGHUP, and keeps the former one if the new one is invalid', async () => {
    const { location, drop } = await SQLITE.fresh();
    onTestFinished(drop);
    const first = makeCertificate();
    const { cert, key } = first.files;
    const service = await startService(['--database', location, '--tls-cert', cert, '--tls-key', key]);
    const { port } = new URL(service.url);
    const ask = (using: Buffer) => getSecurely(Number(port), '/openapi.json', { cert: using });
    const before = await ask(first.tls.cert);
    expect(before.status).toBe(200);

    const logged = async (text: string) => {
      while (!service.stderr().includes(text)) await once(service.child.stderr as Readable, 'data');
    };
    const second = makeCertificate(first.folder);
    service.child.kill('SIGHUP');
    await logged('the certificate was reloaded');
    const after = await ask(second.tls.cert);
    expect(after.serial).not.toBe(before.serial);
    await expect(ask(first.tls.cert)).rejects.toThrow(/certificate/);

    await writeFile(key, first.tls.key);
    service.child.kill('SIGHUP');
    await logged('the certificate cannot be used');
    expect((await ask(second.tls.cert)).serial).toBe(after.serial);
    expect(await service.end('SIGTERM')).toBe(0);
  });

  it('closes connections whose TLS handshake takes more than 10 s, however slowly it proceeds', async () => {
    const { tls } = makeCertificate();
    const { service } = await openTestService({ tls });
    const begun = performance.now();
    const endings = ['nothing', 'a byte each second'].map(async (sent) => {
      const socket = connect(service.port, '127.0.0.1');
      onTestFinished(() => void socket.destroy());
      socket.on('error', () => undefined).resume();
      const drip = setInterval(() => sent !== 'nothing' && socket.write('\0'), 1_000);
      // The head of a record of 512 bytes.
      if (sent !== 'nothing') socket.write(Buffer.from([22, 3, 1, 2, 0]));
      await once(socket, 'close');
      clearInterval(drip);
      return Math.round((performance.now() - begun) / 1000);
    });
    for (const seconds of await Promise.all(endings)) expect(seconds).toBe(10);
    expect((await getSecurely(service.port, '/openapi.json', { cert: tls.cert })).status).toBe(200);
  }, 20_000);

  it('goes on serving after SIGHUP if it has no certificate to reload', async () => {
    const { location, drop } = await SQLITE.fresh();
    onTestFinished(drop);
    const service = await startService(['--database', location]);
    service.child.kill('SIGHUP');
    while (!service.stderr().includes('there is no certificate to reload'))
      await once(service.child.stderr as Readable, 'data');
    expect((await send(service.url, '/openapi.json')).status).toBe(200);
    expect(await service.end('SIGTERM')).toBe(0);
  });

  it('reads its configuration from the environment, and prefers options', async () => {
    const { location, drop } = await SQLITE.fresh();
    onTestFinished(drop);
    const { folder, remove } = await writeFolder({
      'whois.verisign-grs.com/example.com.txt': REGISTRY_ANSWER,
    });
    onTestFinished(remove);
    const env = {
      DATABASE_URL: location,
      PORT43_REPLAY: folder,
      PORT43_TTL: '7',
      PORT43_PORT: '1',
      PORT43_LOG_LEVEL: 'silent',
    };
    const service = await startService(['--demo'], env);
    const curl = service.greeting.find((line) => line.includes('curl')) ?? '';
    const [, key = '', url = ''] = /curl -u (\w+):X (\S+)/.exec(curl) ?? [];
    const answer = await send(service.url, new URL(url).pathname, { key });
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'private, max-age=7']);
    expect(await service.end('SIGTERM')).toBe(0);
    expect(service.stderr()).toBe('');
  });
});
