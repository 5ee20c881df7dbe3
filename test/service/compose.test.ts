import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadCommands } from '../../src/cli/commands.js';
import { serveValues, serviceOptions } from '../../src/cli/service/serve.js';

interface Container {
  image: string;
  command?: string[];
  environment?: Record<string, string | number>;
  ports?: string[];
  volumes?: string[];
  networks: string[];
  deploy?: { replicas: number };
  depends_on?: Record<string, unknown>;
  build?: { context: string; dockerfile: string };
}

const compose: {
  services: Record<string, Container>;
  networks: Record<string, { internal?: boolean }>;
  volumes: Record<string, unknown>;
} = parse(readFileSync('compose.yaml', 'utf8'), { merge: true });
const { services } = compose;
const containers = Object.entries(services);

/** Environment variables as text, with passwords filled in. */
const environmentOf = ({ environment = {} }: Container): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      String(value).replace(/\$\{[^}]*\}/g, 'secret'),
    ]),
  );

const hasPromtool = (process.env.PATH ?? '')
  .split(':')
  .some((folder) => existsSync(join(folder, 'promtool')));

describe('compose.yaml', () => {
  it('has the service, two workers, PostgreSQL, Prometheus and Grafana', () => {
    expect(Object.keys(services)).toEqual(['service', 'worker', 'postgres', 'prometheus', 'grafana']);
    expect(services.worker?.deploy).toEqual({ replicas: 2 });
  });

  it.each(containers)('%s names volumes, networks, files and services that exist', (_name, container) => {
    const { volumes = [], networks, depends_on = {}, build } = container;
    for (const volume of volumes) {
      const [source = ''] = volume.split(':');
      if (source.startsWith('.')) expect(existsSync(source), source).toBe(true);
      else expect(Object.keys(compose.volumes)).toContain(source);
    }
    for (const network of networks) expect(Object.keys(compose.networks)).toContain(network);
    for (const other of Object.keys(depends_on)) expect(Object.keys(services)).toContain(other);
    if (build !== undefined) expect(existsSync(build.dockerfile)).toBe(true);
    else expect(container.image).toMatch(/^[\w./-]+:v?\d[\w.-]*$/);
  });

  it('publishes ports on loopback only', () => {
    const published = containers.flatMap(([name, { ports = [] }]) => ports.map((port) => `${name} ${port}`));
    expect(published).not.toEqual([]);
    for (const port of published) expect(port).toMatch(/^\w+ 127\.0\.0\.1:\d+:\d+$/);
  });

  it('has no password in it', () => {
    const secrets = containers
      .flatMap(([, { environment = {} }]) => Object.entries(environment))
      .filter(([name]) => /PASSWORD|DATABASE_URL/.test(name));
    expect(secrets.map(([name]) => name)).toContain('POSTGRES_PASSWORD');
    for (const [, value] of secrets) expect(value).toMatch(/\$\{\w+:\?set it in \.env\}/);
  });

  it.each(['service', 'worker'])('%s has settings that its command knows', async (name) => {
    const container = services[name] as Container;
    const [command] = container.command ?? [];
    const { options = {} } = (await loadCommands()).find((each) => each.name === command) ?? {};
    const known = Object.keys(options).map((option) => `PORT43_${option.toUpperCase().replaceAll('-', '_')}`);
    const given = Object.keys(environmentOf(container)).filter((each) => each.startsWith('PORT43_'));
    expect(given.filter((each) => !known.includes(each))).toEqual([]);
  });

  it('leaves jobs to the workers, and the database is kept to the inner network', () => {
    const env = environmentOf(services.service as Container);
    const options = serviceOptions(serveValues({}, env), env);
    expect(options).toMatchObject({
      work: false,
      egress: 'compose',
      database: 'postgres://port43:secret@postgres/port43',
      operations: { host: '0.0.0.0', port: 4344 },
    });
    expect(services.postgres?.networks).toEqual(['inner']);
    expect(compose.networks.inner).toEqual({ internal: true });
  });
});

describe('what its containers read', () => {
  it('Prometheus scrapes the service and the workers, on the port of their metrics', () => {
    const { scrape_configs: jobs, rule_files: rules } = parse(
      readFileSync('deploy/prometheus/prometheus.yml', 'utf8'),
    );
    expect(JSON.stringify(jobs)).toContain('service:4344');
    expect(jobs[1].dns_sd_configs[0]).toMatchObject({ names: ['worker'], port: 4344 });
    for (const rule of rules) expect(existsSync(`deploy/prometheus/${rule}`)).toBe(true);
  });

  it.runIf(hasPromtool)("Prometheus' own tool accepts its configuration", () => {
    const args = ['check', 'config', 'deploy/prometheus/prometheus.yml'];
    expect(execFileSync('promtool', args, { encoding: 'utf8' })).toContain('SUCCESS');
  });

  it('Grafana finds its Prometheus and the dashboards', () => {
    const read = (file: string) => parse(readFileSync(`deploy/grafana/provisioning/${file}`, 'utf8'));
    expect(read('datasources/prometheus.yaml').datasources[0].url).toBe('http://prometheus:9090');
    const { path } = read('dashboards/port43.yaml').providers[0].options;
    expect(services.grafana?.volumes).toContain(`./deploy/grafana:${path}:ro`);
  });
});
