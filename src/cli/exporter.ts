import type { ExporterOptions, ExporterRequest, WatchedName } from '../exporter/index.js';
import type { Command } from './command.js';
import { UsageError } from './exit.js';
import { optionHelp } from './help.js';
import { type Io, printLine } from './io.js';
import {
  HOST_OPTION,
  limitOptions,
  NETWORK_LOOKUP_OPTIONS,
  OFFLINE_OPTIONS,
  serveLookups,
} from './lookup-server.js';
import { whyNotListening } from './not-started.js';
import { flag, port, seconds, text, type Values } from './option.js';
import { printable } from './printable.js';
import { readOptions } from './read-options.js';
import { isInstalled } from './service/packages.js';

const LISTENER = {
  ...HOST_OPTION,
  port: port('default 9222; 0: any free port'),
  config: text(
    'FILE',
    'names that /metrics always has, in the YAML of caarlos0/domain_exporter (needs the package yaml)',
  ),
};
const LOOKUPS = {
  ttl: seconds(1, 'how long a response is used; default 7200'),
  ...NETWORK_LOOKUP_OPTIONS,
  ...limitOptions(' and for the names of --config; default 100'),
  verbose: flag('print each request on stderr'),
};
const OPTIONS = { ...LISTENER, ...LOOKUPS, ...OFFLINE_OPTIONS };

export const command: Command = {
  name: 'exporter',
  summary: 'serve metrics about names to Prometheus: expiry, status …',
  help: `Usage
  port43 exporter            serve /probe?target=NAME for Prometheus to scrape
  port43 exporter --config FILE
                             the same, and /metrics with the names in FILE

The names of the metrics and the file are those of caarlos0/domain_exporter, so
that its dashboards and alerts work when the address is changed. Names that are
due are looked up in the background, at the rate that each registry accepts.

Listener
${optionHelp(LISTENER)}

Lookups
${optionHelp(LOOKUPS)}

Without the network
${optionHelp(OFFLINE_OPTIONS)}

SIGTERM and SIGINT finish the requests that are running; a second one ends the
process immediately.

Exit codes
    0  ended by a signal
    2  wrong usage, a file that cannot be used, or a port that cannot be
       listened on

Examples
  port43 exporter --replay fixtures
  curl 'http://127.0.0.1:9222/probe?target=example.com'
  port43 exporter --config domains.yaml --ttl 21600
`,
  options: OPTIONS,
  async run(args, io) {
    const { values, positionals } = readOptions(args, OPTIONS);
    if (positionals.length > 0) throw new UsageError(`exporter: unexpected argument "${positionals[0]}"`);
    const { createExporter } = await import('../exporter/index.js');
    const names = values.config === undefined ? [] : await namesIn(values.config);
    return serveLookups(values, io, async (lookups) => {
      const options = { ...exporterOptions(values, io), names, lookups };
      const exporter = await createExporter(options).catch(refuse);
      return { greeting: greeting(exporter, names, values), close: exporter.close };
    });
  },
};

async function namesIn(file: string): Promise<WatchedName[]> {
  if (!(await isInstalled('yaml'))) throw new UsageError('--config needs the package yaml: npm install yaml');
  const { ConfigError, readConfigFile } = await import('../exporter/index.js');
  return readConfigFile(file).catch((error: unknown) => {
    throw error instanceof ConfigError ? new UsageError(error.message, { cause: error }) : error;
  });
}

const exporterOptions = (values: Values<typeof OPTIONS>, io: Io): ExporterOptions => ({
  host: values.host,
  port: values.port,
  ttl: values.ttl,
  lookupsAtOnce: { total: values.lookups, address: values['client-lookups'] },
  onRequest: values.verbose === true ? (asked) => void printLine(io.stderr, describe(asked)) : undefined,
});

const describe = ({ from, url, status, ms }: ExporterRequest): string =>
  `${printable(from)} ← ${printable(url)} → ${status} (${ms} ms)`;

function refuse(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error);
  throw new UsageError(whyNotListening(error) ?? message, { cause: error });
}

function greeting(
  { host, port }: { host: string; port: number },
  names: readonly WatchedName[],
  values: Values<typeof OPTIONS>,
): string {
  const source = values.replay === undefined ? 'by live lookups' : `from the responses in ${values.replay}`;
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const watched = values.config === undefined ? '' : `, ${names.length} names of ${values.config}`;
  return `Metrics at ${url}${watched}, ${source}\nTry: curl '${url}/probe?target=example.com'\n`;
}
