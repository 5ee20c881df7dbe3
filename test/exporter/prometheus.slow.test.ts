import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { start } from '../cli/port43.js';

const has = (program: string): boolean =>
  (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, program)));

describe.runIf(has('promtool'))("the alert rules, by Prometheus' own tool", () => {
  it.each(['domains', 'service'])('%s', (name) => {
    const options = { cwd: 'deploy/prometheus', encoding: 'utf8' } as const;
    expect(execFileSync('promtool', ['check', 'rules', `${name}.rules.yml`], options)).toContain('SUCCESS');
    expect(execFileSync('promtool', ['test', 'rules', `${name}.test.yml`], options)).toContain('SUCCESS');
  });
});

describe.runIf(has('prometheus'))('a Prometheus', () => {
  it('scrapes the exporter in both ways, and has an expiry for each name', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'port43-prometheus-'));
    await writeFile(join(folder, 'domains.yaml'), 'domains: [example.org, example.fr]\n');
    const exporter = start(
      'exporter',
      '--port',
      '0',
      '--replay',
      'fixtures',
      '--config',
      join(folder, 'domains.yaml'),
    );
    const ending: Promise<unknown>[] = [once(exporter, 'close')];
    onTestFinished(async () => {
      exporter.kill();
      await Promise.all(ending);
      await rm(folder, { recursive: true });
    });
    const [greeting] = await once(exporter.stdout.setEncoding('utf8'), 'data');
    const address = /Metrics at http:\/\/(\S+),/.exec(String(greeting))?.[1];
    expect(address).toBeDefined();
    await writeFile(
      join(folder, 'prometheus.yml'),
      `global: { scrape_interval: 1s }
scrape_configs:
  - job_name: probes
    metrics_path: /probe
    static_configs: [{ targets: [example.com, example.it] }]
    relabel_configs:
      - { source_labels: [__address__], target_label: __param_target }
      - { target_label: __address__, replacement: '${address}' }
  - job_name: names
    static_configs: [{ targets: ['${address}'] }]
`,
    );
    const port = await freePort();
    const prometheus = spawn('prometheus', [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ]);
    prometheus.stderr.resume();
    ending.push(once(prometheus, 'close'));
    onTestFinished(() => void prometheus.kill());
    const expected = ['example.com', 'example.fr', 'example.it', 'example.org'];
    let found: string[] = [];
    for (let tries = 0; tries < 200 && found.length < expected.length; tries++) {
      await delay(250);
      const url = `http://127.0.0.1:${port}/api/v1/query?query=domain_expiry_days`;
      const answer = await fetch(url).then(
        (response) => response.json(),
        () => null,
      );
      const results: { metric: { domain: string } }[] = answer?.data?.result ?? [];
      found = results.map(({ metric }) => metric.domain).sort();
    }
    expect(found).toEqual(expected);
  });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
