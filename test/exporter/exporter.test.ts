import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  createExporter,
  type Exporter,
  type ExporterOptions,
  readConfig,
  readConfigFile,
} from '../../src/exporter/index.js';
import { createReplayServer, type ReplayServer, STATUSES } from '../../src/index.js';
import { runHere } from '../cli/port43.js';

const FIXTURES = fileURLToPath(new URL('../../fixtures', import.meta.url));
const DAY_MS = 86_400_000;

let replay: ReplayServer;
beforeAll(async () => {
  replay = await createReplayServer({ fixtures: FIXTURES, lazy: true });
});
afterAll(() => replay.close());

const exporters: Exporter[] = [];
afterEach(async () => {
  replay.misbehave([]);
  await Promise.all(exporters.splice(0).map((exporter) => exporter.close()));
});

async function exporterOf(options: ExporterOptions = {}) {
  const exporter = await createExporter({
    port: 0,
    ...options,
    lookups: { connect: replay.connect, rdap: 'never', pacing: false, retries: 0, ...options.lookups },
  });
  exporters.push(exporter);
  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const response = await fetch(`http://127.0.0.1:${exporter.port}${path}`, { method, headers });
    return { response, status: response.status, text: await response.text() };
  };
  const probe = async (target: string, headers?: Record<string, string>) =>
    samplesIn((await get(`/probe?target=${encodeURIComponent(target)}`, headers)).text);
  return { exporter, get, probe };
}

/** `name{label="value"}` → value. */
const samplesIn = (text: string): Record<string, number> =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );

const EXPIRES = Date.parse('2027-08-16T04:00:00Z');

describe('a probe', () => {
  it('has the metrics of caarlos0/domain_exporter, and more about the name', async () => {
    const now = EXPIRES - 30.5 * DAY_MS;
    const { get, probe } = await exporterOf({ now: () => now });
    const of = 'domain="example.com"';
    const samples = await probe('example.com');
    expect(samples).toMatchObject({
      [`domain_probe_success{${of}}`]: 1,
      [`domain_expiry_days{${of}}`]: 30,
      [`domain_expiry_timestamp_seconds{${of}}`]: EXPIRES / 1000,
      [`domain_created_timestamp_seconds{${of}}`]: Date.parse('1995-08-17T04:00:00Z') / 1000,
      [`domain_response_age_seconds{${of}}`]: 0,
      [`domain_registrar_info{${of},registrar="Example Registrar, Inc.",iana_id="9999"}`]: 1,
      [`domain_nameservers_info{${of},nameservers="ns1.example.com,ns2.example.net"}`]: 1,
    });
    for (const status of STATUSES)
      expect(samples[`domain_status{${of},status="${status}"}`]).toBe(Number(status === 'registered'));
    expect(samples[`domain_probe_duration_seconds{${of}}`]).toBeGreaterThanOrEqual(0);
    const { response, text } = await get('/probe?target=example.com');
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(text).toMatch(/^# HELP domain_probe_success .*\n# TYPE domain_probe_success gauge\n/);
  });

  it('distinguishes an available name from a failed lookup', async () => {
    const { probe } = await exporterOf();
    const free = await probe('exämple.it');
    expect(free['domain_status{domain="exämple.it",status="available"}']).toBe(1);
    expect(free['domain_probe_success{domain="exämple.it"}']).toBe(1);
    expect(Object.keys(free).filter((name) => name.startsWith('domain_expiry'))).toEqual([]);
    for (const [target, code] of Object.entries({
      'no name': 'INVALID_DOMAIN',
      'example.nosuchsuffix': 'NO_SERVER',
    })) {
      const failed = await probe(target);
      expect(Object.keys(failed).map((name) => name.split('{')[0])).toEqual([
        'domain_probe_success',
        'domain_probe_duration_seconds',
        'domain_probe_error_info',
      ]);
      expect(failed[`domain_probe_success{domain="${target}"}`]).toBe(0);
      expect(failed[`domain_probe_error_info{domain="${target}",code="${code}"}`]).toBe(1);
    }
  });

  it('queries servers once within the ttl, and not again soon after a failure', async () => {
    let now = Date.parse('2026-11-23T00:00:00Z');
    const { probe } = await exporterOf({ ttl: 3_600_000, now: () => now });
    const asked = () => replay.questions.length;
    const before = asked();
    await Promise.all([probe('example.it'), probe('example.it')]);
    expect(asked()).toBe(before + 1);
    now += 3_599_000;
    expect((await probe('example.it'))['domain_response_age_seconds{domain="example.it"}']).toBe(3599);
    expect(asked()).toBe(before + 1);
    now += 2000;
    replay.misbehave([{ mode: 'empty', host: 'whois.nic.it' }]);
    const failed = await probe('example.it');
    expect(asked()).toBe(before + 2);
    expect(failed).toMatchObject({
      'domain_probe_success{domain="example.it"}': 0,
      'domain_probe_error_info{domain="example.it",code="BAD_RESPONSE"}': 1,
      'domain_response_age_seconds{domain="example.it"}': 3601,
    });
    // Dates stay, and say how old they are; what may have changed since does not.
    expect(failed['domain_expiry_timestamp_seconds{domain="example.it"}']).toBeGreaterThan(0);
    expect(Object.keys(failed).filter((name) => name.startsWith('domain_status'))).toEqual([]);
    now += 299_000;
    replay.misbehave([]);
    await probe('example.it');
    expect(asked()).toBe(before + 2);
    now += 2000;
    expect((await probe('example.it'))['domain_probe_success{domain="example.it"}']).toBe(1);
    replay.misbehave([{ mode: 'empty', host: 'whois.nic.it' }]);
    now += 8 * DAY_MS;
    expect(Object.keys(await probe('example.it')).filter((name) => name.includes('expiry'))).toEqual([]);
  });

  it('ends at the timeout of the scrape; the lookup continues, and the next scrape has its result', {
    tags: 'slow',
  }, async () => {
    const { probe } = await exporterOf();
    replay.misbehave([{ mode: 'slow', host: 'whois.nic.it', interval: 20 }]);
    const timeout = { 'X-Prometheus-Scrape-Timeout-Seconds': '0.1' };
    const first = await probe('example.it', timeout);
    expect(first['domain_probe_error_info{domain="example.it",code="PENDING"}']).toBe(1);
    expect((await probe('example.it'))['domain_probe_success{domain="example.it"}']).toBe(1);
  });

  it('limits the lookups of one address', async () => {
    const { probe } = await exporterOf({ lookupsAtOnce: { address: 1 } });
    replay.misbehave([{ mode: 'slow', interval: 50 }]);
    const names = ['example.it', 'example.de', 'example.com', 'example.fr'];
    const timeout = { 'X-Prometheus-Scrape-Timeout-Seconds': '0.2' };
    const codes = await Promise.all(
      names.map(async (name) =>
        Object.keys(await probe(name, timeout))
          .map((each) => /code="(.*)"/.exec(each)?.[1])
          .find(Boolean),
      ),
    );
    // One runs, two wait, and nobody waits longer than a scrape.
    expect(codes.filter((code) => code === 'PENDING')).toHaveLength(3);
    expect(codes.filter((code) => code === 'BUSY')).toHaveLength(1);
  });

  it.each<[path: string, method: string, status: number, text: RegExp]>([
    ['/probe', 'GET', 400, /"target" must be a domain name/],
    [`/probe?target=${'a'.repeat(300)}`, 'GET', 400, /"target" must be a domain name/],
    ['/probe?target=example.com&host=192.0.2.1', 'GET', 400, /only accepted in the file of --config/],
    ['/metrics', 'POST', 405, /only GET and HEAD/],
    ['/other', 'GET', 404, /unknown path; there are \/probe\?target=NAME, \/metrics/],
    ['/', 'GET', 200, /port43 exporter/],
    ['/metrics', 'HEAD', 200, /^$/],
  ])('%s by %s is %i', async (path, method, status, text) => {
    const { get } = await exporterOf();
    const found = await get(path, {}, method);
    expect(found.status).toBe(status);
    expect(found.text).toMatch(text);
  });

  it('escapes special characters of labels', async () => {
    const { get } = await exporterOf();
    const { text } = await get(`/probe?target=${encodeURIComponent('a"b\\c\nd')}`);
    expect(text).toContain('domain_probe_success{domain="a\\"b\\\\c\\nd"} 0\n');
  });

  it('closes connections that a client left open', async () => {
    const { exporter } = await exporterOf();
    const socket = connect(exporter.port, '127.0.0.1');
    await once(socket, 'connect');
    const closed = once(socket, 'close');
    await exporter.close();
    await closed;
  });
});

describe('names of a configuration', () => {
  it('are looked up in the background, and /metrics has all of them', async () => {
    const names = [
      { name: 'example.com' },
      { name: 'example.it' },
      { name: 'example.org', host: 'whois.nic.it' },
    ];
    const { get } = await exporterOf({ names });
    let samples: Record<string, number> = {};
    for (let tries = 0; tries < 200; tries++) {
      samples = samplesIn((await get('/metrics')).text);
      if (samples.port43_exporter_names === 3 && samples.port43_exporter_lookups_running === 0) break;
      await delay(20);
    }
    expect(samples['domain_probe_success{domain="example.com"}']).toBe(1);
    expect(samples['domain_probe_success{domain="example.it"}']).toBe(1);
    expect(replay.questions).toContainEqual(
      expect.objectContaining({ host: 'whois.nic.it', question: 'example.org' }),
    );
  });

  it('are looked up again when they are due', async () => {
    const before = replay.questions.length;
    await exporterOf({ names: [{ name: 'example.it' }], ttl: 1, interval: 5 });
    while (replay.questions.length < before + 3) await delay(5);
  });

  it('are read like those of domain_exporter', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'port43-exporter-'));
    const file = join(folder, 'domains.yaml');
    try {
      await writeFile(
        file,
        'domains:\n- example.com\n- name: example.org\n  host: whois.example\n- example.com\n',
      );
      expect(await readConfigFile(file)).toEqual([
        { name: 'example.com' },
        { name: 'example.org', host: 'whois.example' },
      ]);
      await writeFile(file, 'a: &a [x, x]\nb: &b [*a, *a]\ndomains: [*b, *b]\n');
      await expect(readConfigFile(file)).rejects.toThrow(/domains\.yaml: Alias resolution is disabled/);
      await writeFile(file, 'domains: [\n');
      await expect(readConfigFile(file)).rejects.toThrow(/domains\.yaml: /);
      await expect(readConfigFile(join(folder, 'none'))).rejects.toThrow(/cannot be read \(ENOENT\)/);
      const run = await runHere(['exporter', '--config', join(folder, 'none')]);
      expect(run).toMatchObject({ code: 2, stderr: expect.stringMatching(/cannot be read \(ENOENT\)\n$/) });
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('match docs/exporter.md', async () => {
    const page = await readFile('docs/exporter.md', 'utf8');
    const [, shown = ''] = /^```yaml\n(domains:[\s\S]*?)^```$/m.exec(page) ?? [];
    expect(readConfig(parse(shown))).toEqual([
      { name: 'example.com' },
      { name: 'example.org', host: 'whois.pir.org' },
    ]);
  });

  it.each<[message: string, config: unknown]>([
    ['expected a mapping with the key "domains"', null],
    ['expected a mapping with the key "domains"', ['example.com']],
    ['unknown key "domain"; known: domains', { domain: [] }],
    ['"domains" must be a list of names', { domains: 'example.com' }],
    ['domains[0] must be a name, or a mapping with "name" and "host"', { domains: [5] }],
    ['domains[0] must be a text of 1 to 255 characters; got ""', { domains: [''] }],
    [
      'domains[0].name must be a text of 1 to 255 characters; got nothing',
      { domains: [{ host: 'a.example' }] },
    ],
    ['unknown key "domains[0].hots"; known: name, host', { domains: [{ name: 'example.com', hots: 'a' }] }],
    ['"domains" has 10001 names; the limit is 10000', { domains: Array(10_001).fill('example.com') }],
  ])('are rejected with %j', (message, config) => {
    expect(() => readConfig(config)).toThrow(message);
  });
});
