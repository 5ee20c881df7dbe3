import { createClient, domainFrom, type Route, type Routes, type RoutesFile } from '../index.js';
import type { Command } from './command.js';
import { errorLine, exitCodeOf } from './errors.js';
import { EXIT, UsageError } from './exit.js';
import { optionHelp } from './help.js';
import { type Io, printLine } from './io.js';
import { flag } from './option.js';
import { printable } from './printable.js';
import { readOptions } from './read-options.js';
import { routesDirectory } from './routes-directory.js';
import { ROUTES_OPTION, TIMEOUT_OPTION } from './shared-options.js';

const OPTIONS = {
  ...ROUTES_OPTION,
  timeout: { ...TIMEOUT_OPTION.timeout, help: 'with refresh: limit for each file; default 30000' },
  json: flag('print JSON instead of text', { short: 'j' }),
};

const VERBS = ['refresh', 'show'];

export const command: Command = {
  name: 'routes',
  summary: 'show the servers of a suffix; fetch the RDAP files of IANA',
  help: `Usage
  port43 routes refresh      fetch IANA's RDAP bootstrap files now
  port43 routes show SUFFIX  show the servers of a suffix

The files are kept in a directory, which "port43 serve", "port43 work" and
"port43 gateway" use too. A file that is missing or wrong changes nothing.

Options
${optionHelp(OPTIONS)}

Exit codes
    0  success
    2  wrong usage
    3  not a valid suffix
    4  with show: no server is known for this suffix
    5  with refresh: a file could not be fetched, or was not used
   74  with refresh: the directory cannot be written to

Examples
  port43 routes show app
  port43 routes refresh --routes /var/lib/port43/routes
`,
  options: OPTIONS,
  operands: VERBS,
  async run(args, io) {
    const { values, positionals } = readOptions(args, OPTIONS);
    const [verb = '', suffix, ...more] = positionals;
    if (!VERBS.includes(verb)) throw new UsageError(`routes: expected refresh or show, got "${verb}"`);
    if (verb === 'show' && suffix === undefined)
      throw new UsageError('routes show: no suffix given, for example: port43 routes show app');
    const stray = verb === 'show' ? more[0] : suffix;
    if (stray !== undefined) throw new UsageError(`routes ${verb}: unexpected argument "${stray}"`);
    const warnings: string[] = [];
    const client = createClient({
      timeout: values.timeout,
      routes: { refresh: Number.POSITIVE_INFINITY, directory: routesDirectory(values.routes, io.env) },
      onEvent: (event) => {
        if (event.type === 'warning') warnings.push(event.message);
      },
    });
    try {
      // The option is given, so that the client has routes.
      const routes = client.routes as Routes;
      return verb === 'show'
        ? await show(routes, suffix ?? '', values.json === true, io)
        : await refresh(routes, values.json === true, io, warnings);
    } finally {
      for (const warning of warnings) await printLine(io.stderr, `port43: ${printable(warning)}`);
      await client.close();
    }
  },
};

async function refresh(
  routes: Routes,
  isJson: boolean,
  io: Io,
  warnings: readonly string[],
): Promise<number> {
  const files = await routes.refresh();
  const lines = files.map((file) => `${file.file.padEnd(5)} ${stateOf(file)}`);
  await printLine(io.stdout, isJson ? JSON.stringify(files, null, 2) : lines.join('\n'));
  if (files.some(({ problem }) => problem !== null)) return EXIT.NETWORK;
  return warnings.length > 0 ? EXIT.OUTPUT : EXIT.OK;
}

async function show(routes: Routes, suffix: string, isJson: boolean, io: Io): Promise<number> {
  let route: Route;
  try {
    route = routes.find(domainFrom(`example.${suffix.replace(/^\./, '')}`).ascii);
  } catch (error) {
    await printLine(io.stderr, errorLine(error));
    return exitCodeOf(error);
  }
  const { whois, rdap, web } = serversOf(route);
  const [dns] = routes.files;
  const shown = { suffix: route.suffix, whois, rdap, web, source: dns ?? null };
  const rows = [
    ['suffix', route.suffix],
    ['whois', whois ?? 'none'],
    ['rdap', rdap ?? 'none'],
    ...(web === null ? [] : [['web', web]]),
    ['source', dns === undefined ? '' : stateOf(dns)],
  ];
  const text = rows.map(([name = '', value = '']) => `${name.padEnd(7)} ${printable(value)}`).join('\n');
  await printLine(io.stdout, isJson ? JSON.stringify(shown, null, 2) : text);
  return whois === null && rdap === null ? EXIT.NO_SERVER : EXIT.OK;
}

function serversOf(route: Route): Record<'whois' | 'rdap' | 'web', string | null> {
  const none = { whois: null, rdap: null, web: null };
  switch (route.kind) {
    case 'whois':
      return { ...none, whois: route.server.host, rdap: route.rdap };
    case 'rdap':
      return { ...none, rdap: route.url };
    case 'web':
      return { ...none, web: route.url };
    default:
      return none;
  }
}

function stateOf({ publication, checked, problem }: RoutesFile): string {
  const source =
    publication === null
      ? 'the table of this version'
      : `IANA's file of ${publication}, checked ${checked ?? 'never'}`;
  return problem === null ? source : `${source} (not refreshed)`;
}
