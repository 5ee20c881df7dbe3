import { type ClientOptions, createReplayFetch, type ReplayServer } from '../index.js';
import { REPLAY_OPTIONS } from './asking-options.js';
import type { Command } from './command.js';
import { GATEWAY_HELP } from './gateway-help.js';
import { type Io, print, printLine } from './io.js';
import { RDAP_CHOICES, readChoice, readNumber, readOptions } from './options.js';
import { printable } from './printable.js';
import { endAtOnceOnNextSignal, nextSignal, replayFor, warnWithoutNetwork } from './serve.js';
import { UsageError } from './usage-error.js';

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

export const gatewayCommand: Command = {
  name: 'gateway',
  summary: 'answer WHOIS questions about any name, for old clients',
  help: GATEWAY_HELP,
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
      const gateway = await createGateway({ ...options, lookups }).catch((error: unknown) =>
        refuse(error, options.host, options.port),
      );
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
  const port = readNumber('port', values.port, 0);
  if (port !== undefined && port > 65535)
    throw new UsageError(`--port: expected 0 to 65535, got "${values.port}"`);
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

async function lookupOptions(values: Values, replay: ReplayServer | null): Promise<ClientOptions> {
  const timeout = readNumber('timeout', values.timeout, 1);
  const rdap = readChoice('rdap', values.rdap, ...RDAP_CHOICES);
  return {
    ...(timeout === undefined ? {} : { timeout }),
    ...(rdap === undefined ? {} : { rdap }),
    ...(replay === null || values.replay === undefined
      ? {}
      : { connect: replay.connect, fetch: await createReplayFetch(values.replay), pacing: false as const }),
  };
}

/** A port that is taken, or that needs rights: for the operator to mend. */
function refuse(error: unknown, host = '127.0.0.1', port = 43): never {
  const { code, message } = error as NodeJS.ErrnoException;
  const why =
    code === 'EACCES'
      ? `no right to listen on port ${port}: give it to the process (CAP_NET_BIND_SERVICE), or choose another one: --port 4343`
      : code === 'EADDRINUSE'
        ? `port ${port} of ${host} is taken: --port N, or 0 for any free one`
        : message;
  throw new UsageError(why, { cause: error });
}

function greeting({ host, port }: { host: string; port: number }, values: Values): string {
  const source = values.replay === undefined ? 'by live lookups' : `from the answers in ${values.replay}`;
  return `WHOIS on ${host} port ${port} ${source}\nTry: whois -h ${host} -p ${port} example.com\n`;
}
