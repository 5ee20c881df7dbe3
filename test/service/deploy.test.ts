import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { serveValues, serviceOptions } from '../../src/cli/service/serve.js';

it('deploy/port43-accounts has the settings of the service, whatever a password contains', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'port43-deploy-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const url = "postgres://port43:p$PATH&x;`id`*'(y\\\\z@db.example/port43?a=b";
  const env = join(folder, 'env');
  await writeFile(
    env,
    `# a comment\n\nDATABASE_URL=${url}\nPORT43_A="two words"\nPORT43_B='$HOME'\nPORT43_C=\nrm -rf x\n`,
  );
  const ours = await readFile(new URL('../../deploy/port43-accounts', import.meta.url), 'utf8');
  // As it is, but for the file of settings, and what shows them in the place of what needs root.
  const script = ours
    .replace('/etc/port43/env', env)
    .replace(/exec setpriv[\s\S]*accounts "\$@"/, 'exec node -p "JSON.stringify(process.env)"');
  expect(script).not.toContain('setpriv');
  expect(JSON.parse(execFileSync('sh', ['-c', script], { encoding: 'utf8' }))).toMatchObject({
    DATABASE_URL: url,
    PORT43_A: 'two words',
    PORT43_B: '$HOME',
    PORT43_C: '',
  });
});

/** Instructions of a Dockerfile, lines that go on put together. */
function instructions(text: string): { stage: number; name: string; rest: string }[] {
  let stage = -1;
  return text
    .replace(/^#.*\n/gm, '')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
      if (name === 'FROM') stage++;
      return { stage, name, rest: rest.replace(/\s+/g, ' ') };
    });
}

describe('deploy/Dockerfile', () => {
  const all = instructions(readFileSync('deploy/Dockerfile', 'utf8'));
  const of = (name: string) => all.filter((each) => each.name === name);
  const last = all.at(-1)?.stage;
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

  it('has known instructions only', () => {
    const known = [
      'FROM',
      'WORKDIR',
      'COPY',
      'RUN',
      'USER',
      'VOLUME',
      'ENV',
      'EXPOSE',
      'HEALTHCHECK',
      'ENTRYPOINT',
      'CMD',
    ];
    expect(all.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
  });

  it('uses an LTS version of Node that the package supports, the same in each stage', () => {
    const bases = of('FROM').map(({ rest }) => rest.replace(/ AS \w+$/, ''));
    expect(new Set(bases).size).toBe(1);
    const [, major] = /^node:(\d+)-\w+-slim$/.exec(bases[0] ?? '') ?? [];
    // Until April 2028; only even versions are maintained for years (nodejs.org/en/about/previous-releases).
    expect(Number(major)).toBeGreaterThanOrEqual(24);
    expect(Number(major) % 2).toBe(0);
    expect(Number(major)).toBeGreaterThanOrEqual(Number(/\d+/.exec(manifest.engines.node)));
  });

  it('installs only what its lockfiles list, and runs no script of a package', () => {
    const commands = of('RUN').flatMap(({ stage, rest }) =>
      rest.split(' && ').map((command) => ({ stage, command })),
    );
    const npm = commands.filter(({ command }) => /^np[mx] /.test(command));
    expect(npm.filter(({ stage }) => stage === last).map(({ command }) => command)).toEqual([
      'npm ci --omit=dev --ignore-scripts',
      'npm cache clean --force',
    ]);
    expect(npm.filter(({ stage }) => stage !== last).map(({ command }) => command)).toEqual([
      'npm ci --ignore-scripts',
      'npm run build',
      'npm pack --ignore-scripts',
    ]);
    expect(commands.filter(({ command }) => /curl|wget|apt|npx/.test(command))).toEqual([]);
  });

  it('copies only files that exist in a checkout and pass .dockerignore', () => {
    const ignored = readFileSync('.dockerignore', 'utf8').trim().split('\n');
    const sources = of('COPY')
      .filter(({ rest }) => !rest.startsWith('--from='))
      .flatMap(({ rest }) => rest.split(' ').slice(0, -1));
    expect(sources).toEqual(expect.arrayContaining(['package-lock.json', 'deploy/image/package-lock.json']));
    for (const source of sources.filter((each) => each !== '.')) {
      expect(existsSync(source)).toBe(true);
      // Names and endings are all that it has.
      for (const pattern of ignored) {
        expect(pattern).toMatch(/^[\w.]+$|^\*\.[\w.-]+\*?$/);
        expect([...source.split('/'), basename(source).replace(/^[^.]*/, '*')]).not.toContain(pattern);
      }
    }
  });

  it('locks the service’s packages in the versions that the tests use', () => {
    const [image, lock] = [read('deploy/image/package.json'), read('deploy/image/package-lock.json')];
    const ours = read('package-lock.json');
    expect(lock.packages[''].dependencies).toEqual(image.dependencies);
    expect(image.overrides).toEqual(manifest.overrides);
    const wanted = Object.keys(manifest.peerDependencies).filter(
      (name) => name !== 'socks' && name !== '@modelcontextprotocol/sdk',
    );
    expect(Object.keys(image.dependencies).sort()).toEqual(wanted.sort());
    const others = Object.entries<{ version: string; integrity: string }>(lock.packages)
      .filter(([path]) => path !== '')
      .filter(([path, { version, integrity }]) => {
        const known = ours.packages[path];
        return known?.version !== version || known?.integrity !== integrity || !/^sha512-/.test(integrity);
      });
    expect(others, 'npm run lock-image').toEqual([]);
    for (const [name, version] of Object.entries(image.dependencies))
      expect(lock.packages[`node_modules/${name}`].version).toBe(version);
  });

  it('serves the API behind a proxy, and health and metrics only within the container', () => {
    const env = Object.fromEntries(
      of('ENV').flatMap(({ rest }) => rest.split(' ').map((pair) => pair.split('=') as [string, string])),
    );
    const { host, behindProxy, operations } = serviceOptions(serveValues({}, env), env);
    expect({ host, behindProxy, operations }).toEqual({
      host: '0.0.0.0',
      behindProxy: true,
      // On the service's own default, which is loopback.
      operations: { port: 4344 },
    });
    expect(of('EXPOSE').map(({ rest }) => rest)).toEqual(['4343']);
    const [, , script = ''] = JSON.parse(/^CMD (.*)$/.exec(of('HEALTHCHECK')[0]?.rest ?? '')?.[1] ?? '[]');
    expect(script).toContain("fetch('http://127.0.0.1:4344/healthz')");
    expect(() => new Function(script)).not.toThrow();
  });

  it('runs the command as an unprivileged user', () => {
    expect(all.findLast(({ name }) => name === 'USER')?.rest).toBe('node');
    expect(all.slice(all.findIndex(({ name }) => name === 'USER')).map(({ name }) => name)).not.toContain(
      'RUN',
    );
    const copied = of('COPY')
      .find(({ rest }) => rest.startsWith('--from='))
      ?.rest.split(' ')
      .at(-1);
    expect(JSON.parse(of('ENTRYPOINT')[0]?.rest ?? '[]')).toEqual([
      'node',
      `/opt/port43/${copied}/${manifest.bin.port43.replace('./', '')}`,
    ]);
  });
});
