import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { circlesOf } from './support/import-circles.js';

const root = fileURLToPath(new URL('../src/', import.meta.url));

/** Every import of every file: paths relative to `src` without their ending, packages by name. */
const imports = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import)(?:\s+|\()'([^']+)'/g)].map(
      ([, target = '']) => ({
        file,
        target: target.startsWith('.') ? normalize(join(dirname(file), target)).replace(/\.js$/, '') : target,
      }),
    ),
  );

const from = (...folders: string[]) =>
  imports.filter(({ file }) => folders.some((folder) => file.startsWith(folder)));
const offenders = (found: typeof imports, allowed: RegExp) =>
  found.filter(({ target }) => !allowed.test(target)).map(({ file, target }) => `${file} imports ${target}`);

/** A file and everything it imports, except for types and dynamic imports. */
function loadedWith(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = readFileSync(join(root, `${file}.ts`), 'utf8');
  for (const [, target = ''] of text.matchAll(/^(?:import|export) (?!type)[^;]*? from '(\.[^']+)\.js'/gm))
    loadedWith(normalize(join(dirname(file), target)), seen);
  return seen;
}

describe('layers of modules', () => {
  it('parse and record use no network and run in a browser: of the registry they need only the table of servers', () => {
    expect(
      offenders(
        from('parse/', 'record/'),
        /^(?:(?:parse|record|standards)\/|part$|registry\/servers$|domain\/a-labels$)/,
      ),
    ).toEqual([]);
    const builtins = from('parse/', 'record/').filter(
      ({ target }) => target.startsWith('node:') || builtinModules.includes(target),
    );
    expect(builtins).toEqual([]);
  });

  it('record, standards and resource import nothing above them', () => {
    expect(offenders(from('record/'), /^(?:record\/|standards\/|registry\/servers$|part$)/)).toEqual([]);
    expect(offenders(from('standards/'), /^standards\//)).toEqual([]);
    expect(offenders(from('resource/'), /^(?:resource\/|errors$|node:net$)/)).toEqual([]);
  });

  it('whois and rdap are two transports that know neither each other nor their callers', () => {
    const below =
      'net/|resource/|record/|registry/|parse/(?:reading|explanation)$|part$|errors$|client-types$|node:|punycode|socks$';
    expect(offenders(from('net/'), new RegExp(`^(?:${below})`))).toEqual([]);
    expect(offenders(from('whois/'), new RegExp(`^(?:whois/|parse-resource/|${below})`))).toEqual([]);
    expect(offenders(from('rdap/'), new RegExp(`^(?:rdap/|${below})`))).toEqual([]);
  });

  it('routes use the HTTPS client of RDAP, and know nothing of lookups', () => {
    const allowed =
      /^(?:routes\/|net\/|registry\/index$|resource\/resource$|rdap\/(?:get|get-by-fetch|http-answer|url)$|errors$|client-types$|node:)/;
    expect(offenders(from('routes/'), allowed)).toEqual([]);
  });

  it('numbers are read offline, with the lines and values of the domain reader', () => {
    const allowed =
      /^(?:parse-resource\/|resource\/resource$|standards\/|parse\/(?:text|values)\/|registry\/servers$|part$)/;
    expect(offenders(from('parse-resource/'), allowed)).toEqual([]);
  });

  it('query, whois and net never read a property', () => {
    expect(
      from('query/', 'whois/', 'net/').filter(({ target }) =>
        /^parse\/(?!reading$|explanation$)/.test(target),
      ),
    ).toEqual([]);
  });

  it('cli, gateway and service use only the public entry point', () => {
    const service = /^cli\/service\//;
    const cli = from('cli/').filter(
      ({ file, target }) =>
        !(service.test(file) && target === 'service/index') &&
        !(file === 'cli/gateway.ts' && target === 'gateway/index') &&
        !(file === 'cli/exporter.ts' && target === 'exporter/index') &&
        !(file === 'cli/mcp/mcp.ts' && target.startsWith('@modelcontextprotocol/sdk/')),
    );
    // `port43/parse` and `port43/diff` are entry points as well, and load faster.
    expect(
      offenders(
        cli,
        /^(?:cli\/|index$|parse\/index$|diff\/index$|watches\/index$|webhooks\/sign$|csv\/row$|node:|\.\.\/package\.json$)/,
      ),
    ).toEqual([]);
    expect(offenders(from('gateway/'), /^(?:gateway\/|rdap-server\/|limits\/|index$|node:)/)).toEqual([]);
    expect(offenders(from('exporter/'), /^(?:exporter\/|limits\/|index$|node:|yaml$)/)).toEqual([]);
    expect(
      offenders(
        from('service/'),
        /^(?:service\/|rdap-server\/|limits\/|watches\/index$|webhooks\/sign$|csv\/row$|index$|node:|@fastify\/|[^./][^/]*$)/,
      ),
    ).toEqual([]);
  });

  it('watches, webhooks and csv need no network, and the command and the service share them', () => {
    expect(from('csv/')).toEqual([]);
    expect(offenders(from('watches/'), /^(?:watches\/|parse\/index$|diff\/index$)/)).toEqual([]);
    expect(offenders(from('webhooks/'), /^node:crypto$/)).toEqual([]);
  });

  it('no files import each other in a circle, including types and dynamic imports', () => {
    const graph = new Map<string, string[]>();
    for (const { file, target } of imports) {
      const name = file.replace(/\.ts$/, '');
      graph.set(name, [...(graph.get(name) ?? []), target]);
    }
    expect(circlesOf(graph)).toEqual([]);
  });

  it('hooks import no route', () => {
    expect(from('service/hooks/').filter(({ target }) => target.startsWith('service/routes/'))).toEqual([]);
  });

  it('limits are for the gateway, the service and the exporter, and import none of them', () => {
    expect(offenders(from('limits/'), /^(?:limits\/|index$|node:)/)).toEqual([]);
    expect(
      imports.filter(
        ({ file, target }) =>
          target.startsWith('limits/') && !/^(?:limits|service|gateway|exporter)\//.test(file),
      ),
    ).toEqual([]);
  });

  it('rdap-server is for the gateway and the service, and imports neither, nor an HTTP server', () => {
    expect(offenders(from('rdap-server/'), /^(?:rdap-server\/|index$)/)).toEqual([]);
    expect(
      imports.filter(
        ({ file, target }) =>
          target.startsWith('rdap-server/') && !/^(?:rdap-server|service|gateway)\//.test(file),
      ),
    ).toEqual([]);
  });

  it('rdap-document works offline and in browsers, and imports nothing that queries servers', () => {
    const allowed =
      /^(?:rdap-document\/|record\/rdap\/|standards\/|parse\/(?:properties|reading)$|parse-resource\/properties$|domain\/a-labels$|part$|errors$|punycode\.js$)/;
    expect(offenders(from('rdap-document/'), allowed)).toEqual([]);
  });

  it('diff works offline and in browsers', () => {
    const allowed =
      /^(?:diff\/|compare\/(?:fields|same)$|standards\/|parse\/(?:explain|properties)$|rdap-document\/notices$|domain\/a-labels$|part$)/;
    expect(offenders(from('diff/'), allowed)).toEqual([]);
    expect(
      offenders(from('compare/fields', 'compare/same'), /^(?:compare\/|parse\/|record\/|standards\/)/),
    ).toEqual([]);
  });

  it('RDAP documents are checked offline, by rules that need nothing but tables', () => {
    expect(offenders(from('rdap-check/'), /^(?:rdap-check\/|standards\/)/)).toEqual([]);
  });

  it('the page imports only the parser, diff and types of RDAP documents, and no module imports the page', () => {
    expect(offenders(from('page/'), /^(?:page\/|parse\/index$|diff\/index$|rdap-document\/index$)/)).toEqual(
      [],
    );
    expect(
      imports.filter(({ file, target }) => target.startsWith('page/') && !file.startsWith('page/')),
    ).toEqual([]);
  });

  it.each([
    ...['cli/main', 'cli/parse/parse', 'cli/parse/records', 'cli/parse/worker', 'cli/explain/explain'],
    'cli/diff',
  ])('%s works offline and loads no network modules', (file) => {
    const loaded = [...loadedWith(file)];
    expect(loaded).toContain(`cli/${file === 'cli/main' ? 'run' : 'printable'}`);
    expect(
      loaded.filter((each) =>
        /^(?:index$|client$|(?:query|whois|net|replay)\/|domain\/(?!a-labels$|map$)|rdap\/)/.test(each),
      ),
    ).toEqual([]);
  });

  it('commands other than serve, work and accounts never load the service, whose packages are optional', () => {
    const src = (file: string) => readFileSync(join(root, file), 'utf8');
    const eager = from('cli/').filter(({ target }) => target === 'service/index');
    expect(eager.length).toBeGreaterThan(2);
    for (const { file } of eager) expect(src(file)).not.toMatch(/^import \{[^}]*\} from '\.\.\/service/m);
    expect(
      imports.filter(({ file, target }) => target.startsWith('service/') && !/^(?:service|cli)\//.test(file)),
    ).toEqual([]);
  });

  it('all source files are checked', () => {
    expect(new Set(imports.map(({ file }) => file.split('/')[0]))).toContain('parse');
    expect(relative(root, fileURLToPath(new URL('../src/index.ts', import.meta.url)))).toBe('index.ts');
    expect(imports.length).toBeGreaterThan(300);
  });
});
