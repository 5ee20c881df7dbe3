import {
  type ClientEvent,
  type ClientOptions,
  createClient,
  createReplayFetch,
  type ReplayServer,
  type WhoisClient,
} from '../index.js';
import { showAvailability, showAvailabilityJson } from './availability-output.js';
import type { Command } from './command.js';
import { mapInOrder } from './in-order.js';
import { type Io, printLine } from './io.js';
import { LOOKUP_HELP } from './lookup-help.js';
import { type Outcome, type Show, showJson, showParts, showRecord, showSummary } from './lookup-output.js';
import { oneOf, readChoice, readNumber, readOptions } from './options.js';
import { pageFor } from './page.js';
import { printable } from './printable.js';
import { readNames } from './read-lines.js';
import { REPLAY_OPTIONS, startReplay } from './replay-options.js';
import { UsageError } from './usage-error.js';

const OPTIONS = {
  record: { type: 'boolean' },
  parts: { type: 'boolean' },
  json: { type: 'boolean' },
  available: { type: 'boolean' },
  timeout: { type: 'string' },
  'no-referrals': { type: 'boolean' },
  rdap: { type: 'string' },
  concurrency: { type: 'string' },
  verbose: { type: 'boolean' },
  replay: { type: 'string' },
  ...REPLAY_OPTIONS,
} as const;

type Values = ReturnType<typeof readOptions<typeof OPTIONS>>['values'];

export const lookupCommand: Command = {
  name: 'lookup',
  summary: 'look names up (the default: "port43 example.com")',
  help: LOOKUP_HELP,
  async run(args, io) {
    const { values, positionals } = readOptions(args, OPTIONS);
    if (positionals.length === 0) throw new UsageError('which domain? (see port43 --help)');
    const several = positionals.length > 1 || positionals.includes('-');
    const show = chooseShow(values, several, io);
    const limit = readNumber('concurrency', values.concurrency, 1) ?? 8;
    const options = clientOptions(values, io);
    const server = await replayFor(values);
    const client = createClient(
      server === null || values.replay === undefined
        ? options
        : {
            ...options,
            connect: server.connect,
            fetch: await createReplayFetch(values.replay),
            pacing: false,
          },
    );
    try {
      return await lookUpAll(client, mapNames(positionals, io), { limit, show, io });
    } finally {
      await client.close();
      await server?.close();
    }
  },
};

function chooseShow(values: Values, several: boolean, io: Io): Show {
  const indent = several ? undefined : 2;
  const what = oneOf(values, 'record', 'parts', 'available');
  if (values.json === true) {
    if (what === 'available') return showAvailabilityJson(indent);
    if (what !== null) throw new UsageError(`--json has parts and record: leave --${what} out`);
    return showJson(indent);
  }
  const page = pageFor(io.stdout, io.env);
  if (what === 'available') return showAvailability;
  if (what === 'record') return showRecord(page);
  return what === 'parts' ? showParts(page) : separated(showSummary(page), several);
}

/** A blank line between two summaries. */
function separated(show: Show, several: boolean): Show {
  if (!several) return show;
  let first = true;
  return async (outcome, io) => {
    if ('lookup' in outcome) {
      if (!first) await printLine(io.stdout, '');
      first = false;
    }
    return show(outcome, io);
  };
}

function clientOptions(values: Values, io: Io): ClientOptions {
  const timeout = readNumber('timeout', values.timeout, 1);
  const rdap = readChoice('rdap', values.rdap, 'fallback', 'prefer', 'never');
  // Whether a name is free is the registry's to say: the registrar is not asked.
  const registryOnly = values['no-referrals'] === true || values.available === true;
  return {
    ...(timeout === undefined ? {} : { timeout }),
    ...(registryOnly ? { maxReferrals: 0 } : {}),
    ...(rdap === undefined ? {} : { rdap }),
    ...(values.verbose === true ? { onEvent: (event) => void printLine(io.stderr, tell(event)) } : {}),
  };
}

function tell({ type, domain, host, ...details }: ClientEvent): string {
  const more = Object.entries(details).map(([key, value]) => (key === 'message' ? value : `${key} ${value}`));
  return printable(
    ['port43', domain, `${type} ${host ?? ''}`.trim(), more.join(', ')].filter(Boolean).join(': '),
  );
}

function replayFor(values: Values): Promise<ReplayServer | null> {
  if (values.replay !== undefined) return startReplay(values.replay, values);
  for (const option of ['misbehave', 'case'] as const) {
    if (values[option] !== undefined) throw new UsageError(`--${option} goes with --replay DIR`);
  }
  return Promise.resolve(null);
}

async function* mapNames(positionals: readonly string[], io: Io): AsyncGenerator<string> {
  for (const name of positionals) {
    if (name === '-') yield* readNames(io.stdin);
    else yield name;
  }
}

async function lookUpAll(
  client: WhoisClient,
  names: AsyncIterable<string>,
  { limit, show, io }: { limit: number; show: Show; io: Io },
): Promise<number> {
  let worst = 0;
  const lookUp = (name: string): Promise<Outcome> =>
    client.lookup(name).then(
      (lookup) => ({ name, lookup }),
      (error: unknown) => ({ name, error }),
    );
  for await (const outcome of mapInOrder(names, limit, lookUp)) {
    worst = Math.max(worst, await show(outcome, io));
  }
  return worst;
}
