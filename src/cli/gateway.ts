import type { Gateway, GatewayOptions, GatewayQuestion } from '../gateway/index.js';
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

const LISTENER = {
  ...HOST_OPTION,
  listen: text('HOST', 'the same as --host'),
  port: port('default 43, which needs privileges; 0: any free port'),
  'rdap-port': port('respond to RDAP over HTTP on this port too, below /rdap/; 0: any free port'),
  'rdap-url': text(
    'URL',
    'base URL of RDAP as clients reach it, for a gateway behind a proxy: https://rdap.example.com/rdap/',
  ),
  'no-whois': flag('with --rdap-port: respond to RDAP only'),
};
const LOOKUPS = {
  ttl: seconds(0, 'how long a record is served from memory; default 3600'),
  ...NETWORK_LOOKUP_OPTIONS,
  rdap: {
    ...NETWORK_LOOKUP_OPTIONS.rdap,
    help: `${NETWORK_LOOKUP_OPTIONS.rdap.help}. With --rdap-port the default is prefer`,
  },
  ...limitOptions('; default 100. Further queries wait, and are refused after a while'),
  verbose: flag('print each query on stderr'),
};
const OPTIONS = { ...LISTENER, ...LOOKUPS, ...OFFLINE_OPTIONS };

export const command: Command = {
  name: 'gateway',
  summary: 'answer WHOIS and RDAP queries about any name',
  help: `Usage
  port43 gateway             speak WHOIS on port 43 until interrupted
  port43 gateway --rdap-port 8080
                             the same, and RDAP over HTTP

For programs that know only WHOIS. A query is a name, an address or an AS number
on a line (RFC 3912); the response is its record in UTF-8, with RDAP laid out as
text. Errors are lines that begin with "% port43:" and never look like the
response for a free name.

Listener
${optionHelp(LISTENER)}

Lookups
${optionHelp(LOOKUPS)}

Without the network
${optionHelp(OFFLINE_OPTIONS)}

SIGTERM and SIGINT finish the lookups that are running; a second one ends the
process immediately.

Exit codes
    0  ended by a signal
    2  wrong usage, or a port that cannot be listened on

Examples
  port43 gateway --port 4343 --replay fixtures
  whois -h 127.0.0.1 -p 4343 example.com
  port43 gateway --no-whois --rdap-port 8080
  curl http://127.0.0.1:8080/rdap/domain/example.com
`,
  options: OPTIONS,
  async run(args, io) {
    const { values, positionals } = readOptions(args, OPTIONS);
    if (positionals.length > 0) throw new UsageError(`gateway: unexpected argument "${positionals[0]}"`);
    const options = gatewayOptions(values, io);
    const { createGateway } = await import('../gateway/index.js');
    return serveLookups(values, io, async (lookups) => {
      const gateway = await createGateway({ ...options, lookups }).catch(refuse);
      return { greeting: greeting(gateway, values), close: gateway.close };
    });
  },
};

function gatewayOptions(values: Values<typeof OPTIONS>, io: Io): GatewayOptions {
  if (values.host !== undefined && values.listen !== undefined)
    throw new UsageError('choose one of --host, --listen');
  return {
    host: values.host ?? values.listen,
    port: values.port,
    ...rdapOptions(values),
    ttl: values.ttl,
    lookupsAtOnce: { total: values.lookups, address: values['client-lookups'] },
    onQuestion: values.verbose === true ? (asked) => void printLine(io.stderr, describe(asked)) : undefined,
  };
}

function rdapOptions(values: Values<typeof OPTIONS>): Pick<GatewayOptions, 'whois' | 'rdap'> {
  const { 'rdap-port': port, 'rdap-url': url, 'no-whois': alone = false } = values;
  if (port === undefined) {
    for (const option of ['rdap-url', 'no-whois'] as const)
      if (values[option] !== undefined) throw new UsageError(`--${option} needs --rdap-port`);
    return {};
  }
  if (alone && values.port !== undefined) throw new UsageError('choose one of --port, --no-whois');
  if (url !== undefined && !isBase(url))
    throw new UsageError(`--rdap-url: expected http(s)://HOST/…/ with a final slash, got "${url}"`);
  return { whois: !alone, rdap: { port, url } };
}

const isBase = (url: string): boolean =>
  URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) && /^[^?#]*\/$/.test(url);

const describe = ({ from, question, outcome, ms }: GatewayQuestion): string =>
  `${printable(from)} ← ${printable(question)} → ${outcome} (${ms} ms)`;

/** Reports a port that is taken or needs privileges, with what the operator can do. */
function refuse(error: unknown): never {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const advice: Readonly<Record<string, string>> = {
    EACCES: ': give the process the capability CAP_NET_BIND_SERVICE, or choose another port: --port 4343',
    EADDRINUSE: ': choose another one with --port N, or any free one with --port 0',
  };
  throw new UsageError(`${whyNotListening(error) ?? message}${advice[code] ?? ''}`, { cause: error });
}

function greeting({ host, port, rdap }: Gateway, values: Values<typeof OPTIONS>): string {
  const source = values.replay === undefined ? 'by live lookups' : `from the responses in ${values.replay}`;
  const lines = [];
  if (port !== 0)
    lines.push(`WHOIS on ${host} port ${port} ${source}`, `Try: whois -h ${host} -p ${port} example.com`);
  if (rdap !== null)
    lines.push(
      `RDAP at ${rdap.url} (port ${rdap.port}) ${source}`,
      `Try: curl ${rdap.url}domain/example.com`,
    );
  return lines.map((line) => `${line}\n`).join('');
}
