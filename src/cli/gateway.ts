import { REPLAY_OPTIONS } from './asking.js';
import type { Command } from './command.js';
import { UsageError } from './exit.js';
import { type Io, print, printLine } from './io.js';
import { whyNotListening } from './not-started.js';
import { RDAP_CHOICES, readNumber, readOptions, readPort } from './options.js';
import { printable } from './printable.js';
import {
  endAtOnceOnNextSignal,
  lookupOptions,
  nextSignal,
  replayFor,
  warnWithoutNetwork,
} from './service/serving.js';

const OPTIONS = {
  host: { type: 'string' },
  listen: { type: 'string' },
  port: { type: 'string' },
  ttl: { type: 'string' },
  timeout: { type: 'string' },
  rdap: { type: 'string', choices: RDAP_CHOICES },
  lookups: { type: 'string' },
  'client-lookups': { type: 'string' },
  verbose: { type: 'boolean' },
  replay: { type: 'string' },
  ...REPLAY_OPTIONS,
} as const;

type Values = ReturnType<typeof readOptions<typeof OPTIONS>>['values'];

export const command: Command = {
  name: 'gateway',
  summary: 'answer WHOIS questions about any name, for old clients',
  help: `Usage
  port43 gateway             speak WHOIS on port 43 until interrupted

For programs that know WHOIS alone. A question is a name, an address or an AS
number on a line (RFC 3912); the answer is its record in UTF-8, RDAP's laid out
as text. What goes wrong is told in lines that begin with "% port43:", and never
looks like a free name.

Where it listens
  --host HOST                default 127.0.0.1 (or --listen HOST); 0.0.0.0 or ::
                             lets everybody ask who reaches this machine
  --port N                   default 43, which needs rights; 0: any free one

How it is asked
  --ttl SECONDS              how long a record is served from memory; default
                             3600
  --timeout MS               for a whole lookup; default 30000
  --rdap WHEN                fallback (the default), prefer or never
  --lookups N                under way at the same time; default 500
  --client-lookups N         of these, for one address (IPv6: its /64); default
                             100. Who asks for more waits, then is told so
  --verbose                  tell each question on stderr

Without the network
  --replay DIR               answer from stored answers
  --misbehave MODE[@HOST]    with --replay, see "port43 help replay"
  --case HOST/NAME           with --replay, see "port43 help replay"

SIGTERM and SIGINT finish what is under way. A second one does not wait.

Exit codes
    0  ended by a signal
    2  wrong usage, or a port that cannot be listened on

Examples
  port43 gateway --port 4343 --replay fixtures
  whois -h 127.0.0.1 -p 4343 example.com
`,
  options: OPTIONS,
  async run(args, io) {
    const { values, positionals } = readOptions(args, OPTIONS);
    if (positionals.length > 0) throw new UsageError(`not an option: "${positionals[0]}"`);
    const options = gatewayOptions(values, io);
    const { createGateway } = await import('../gateway/index.js');
    const waiting = new AbortController();
    const interrupted = nextSignal(waiting.signal);
    const replay = await replayFor(values);
    try {
      const lookups = await lookupOptions(values, replay);
      const gateway = await createGateway({ ...options, lookups }).catch(refuse);
      await print(io.stdout, greeting(gateway, values));
      if (replay === null) void warnWithoutNetwork(io);
      await interrupted;
      endAtOnceOnNextSignal();
      await gateway.close();
    } finally {
      waiting.abort();
      await replay?.close();
    }
    return 0;
  },
};

function gatewayOptions(values: Values, io: Io) {
  const { host = values.listen } = values;
  if (values.host !== undefined && values.listen !== undefined)
    throw new UsageError('choose one of --host, --listen');
  const port = readPort('port', values.port, 0);
  const ttl = readNumber('ttl', values.ttl, 0);
  const total = readNumber('lookups', values.lookups, 1);
  const address = readNumber('client-lookups', values['client-lookups'], 1);
  return {
    ...(host === undefined ? {} : { host }),
    ...(port === undefined ? {} : { port }),
    ...(ttl === undefined ? {} : { ttl: ttl * 1000 }),
    lookupsAtOnce: { ...(total && { total }), ...(address && { address }) },
    ...(values.verbose === true && {
      onQuestion: ({
        from,
        question,
        outcome,
        ms,
      }: Record<'from' | 'question' | 'outcome', string> & { ms: number }) =>
        void printLine(io.stderr, `${printable(from)} ← ${printable(question)} → ${outcome} (${ms} ms)`),
    }),
  };
}

/** A port that is taken, or that needs rights: for the operator to mend. */
function refuse(error: unknown): never {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const advice: Readonly<Record<string, string>> = {
    EACCES: ': give it to the process (CAP_NET_BIND_SERVICE), or choose another one: --port 4343',
    EADDRINUSE: ': --port N, or 0 for any free one',
  };
  throw new UsageError(`${whyNotListening(error) ?? message}${advice[code] ?? ''}`, { cause: error });
}

function greeting({ host, port }: { host: string; port: number }, values: Values): string {
  const source = values.replay === undefined ? 'by live lookups' : `from the answers in ${values.replay}`;
  return `WHOIS on ${host} port ${port} ${source}\nTry: whois -h ${host} -p ${port} example.com\n`;
}
