import {
  type ClientEvent,
  type ClientOptions,
  type Connect,
  createClient,
  createReplayFetch,
  isNumber,
  type ServerOverride,
  socks,
  type WhoisClient,
} from '../index.js';
import type { Command } from './command.js';
import { EXIT_HELP } from './errors.js';
import { readNames } from './input.js';
import { type Io, print, printLine } from './io.js';
import { naming } from './no-fixture.js';
import { chooseNumberFormat, type NumberOutcome, printNumber } from './number-output.js';
import { readChoice, readNumber, readOptions } from './options.js';
import { chooseFormat, OUTPUT_OPTIONS, printOutcome } from './output.js';
import { printable } from './printable.js';
import { REPLAY_OPTIONS, startReplay } from './replay-options.js';
import { isInstalled } from './service-module.js';
import { UsageError } from './usage-error.js';

/** Options of how names are asked about, which `bulk` has as well. */
export const ASKING_OPTIONS = {
  timeout: { type: 'string' },
  'no-referrals': { type: 'boolean' },
  rdap: { type: 'string' },
  concurrency: { type: 'string' },
  column: { type: 'string' },
  server: { type: 'string' },
  proxy: { type: 'string' },
  verbose: { type: 'boolean' },
  replay: { type: 'string' },
  ...REPLAY_OPTIONS,
} as const;

export interface AskingValues {
  timeout?: string | undefined;
  'no-referrals'?: boolean | undefined;
  rdap?: string | undefined;
  server?: string | undefined;
  proxy?: string | undefined;
  verbose?: boolean | undefined;
  available?: boolean | undefined;
  replay?: string | undefined;
  misbehave?: string[] | undefined;
  case?: string[] | undefined;
}

export const ASKING_HELP = `How it is asked
  --timeout MS               for a whole lookup, all servers (default 30000)
  --no-referrals             ask the registry only, not the registrar
  --rdap WHEN                fallback: where there is no WHOIS server or it does
                             not serve the suffix (default); prefer: before
                             WHOIS; never
  --server HOST[:PORT]       ask this WHOIS server, whoever serves the suffix
  --proxy URL                ask through it: socks5://HOST:1080 (needs one more
                             package: npm install socks)
  --concurrency N            names under way at once (default 100). Each
                             registry is spared beyond that, whatever you set:
                             a name whose server has no turn free waits, and
                             holds nobody else up
  --verbose                  tell each step on stderr
  --replay DIR               ask stored answers instead of the network
  --misbehave MODE[@HOST]    with --replay, see "port43 help replay"
  --case HOST/NAME           with --replay, see "port43 help replay"`;

export const command: Command = {
  name: 'lookup',
  summary: 'look names or numbers up (default: "port43 example.com")',
  help: `Usage
  port43 DOMAIN…             print a summary of each name
  port43 192.0.2.1 AS64496   the same of addresses, prefixes (2001:db8::/32)
                             and autonomous systems: who has them
  port43 - < names.txt       the same for a list, one name on a line
                             (many, over hours: see "port43 help bulk")

Names are taken as people paste them: any case, Unicode or punycode, with or
without "www.", in a URL, an e-mail address or quotes, "*.example.com".
  --column N|NAME            the list is CSV: its column, by number or name

What is printed
  (nothing)                  a summary
  --record                   the whole record: every server's answer in one text
  --parts                    each server's answer under its name
  -j, --json                 everything as JSON: input, domain, daystamp, parts,
                             record, properties, warnings. One name: an object.
                             Several, or a list from stdin: one object on a line
                             (NDJSON). A failure is { input, "error": { code,
                             message, host, … } } in the place of the result.
  --properties               the same without the texts
  --fields LIST              these alone, as JSON: domain,expires_on,
                             registrar.name,nameservers.name; of a number
                             prefixes,organization,contacts.abuse.email
  --csv                      with --fields: CSV with a header
  --available                "available", or what it is instead, or "unknown".
                             "available" needs the registry's own word for it.
                             With --json: { input, domain, available, status }.
  --unordered                each as it comes, in the place of the order given

${ASKING_HELP}

${EXIT_HELP}

Examples
  port43 example.com
  port43 --json example.com | jq .properties.expires_on
  port43 --available example.com && echo "still free"
  port43 --fields domain,status,expires_on --csv - < names.txt > dates.csv
`,
  async run(args, io) {
    const { values, positionals } = readOptions(args, {
      ...OUTPUT_OPTIONS,
      ...ASKING_OPTIONS,
      unordered: { type: 'boolean' },
    });
    if (positionals.length === 0) throw new UsageError('which domain? (see port43 --help)');
    const several = positionals.length > 1 || positionals.includes('-');
    const concurrency = readNumber('concurrency', values.concurrency, 1) ?? 100;
    const ordered = values.unordered !== true;
    const groups = groupsOf(positionals).map(({ areNumbers, names }): Group => {
      if (areNumbers) {
        const { header, show } = chooseNumberFormat(values, io, several);
        return {
          header,
          print: async (client) => {
            let worst = 0;
            for await (const outcome of lookUpNumbers(client, names))
              worst = Math.max(worst, await printNumber(show, outcome, io));
            return worst;
          },
        };
      }
      const format = chooseFormat(values, io, { several, data: false });
      return {
        header: format.header,
        print: async (client) => {
          let worst = 0;
          const inputs = given(names, values.column, io);
          for await (const outcome of client.lookupMany(inputs, { concurrency, ordered }))
            worst = Math.max(worst, await printOutcome(format, outcome, values, io));
          return worst;
        },
      };
    });
    const isSummary = Object.keys(OUTPUT_OPTIONS).every((name) => !(name in values));
    return withClient(values, io, async (client) => {
      if (groups[0]?.header) await print(io.stdout, groups[0].header);
      let worst = 0;
      for (const [index, group] of groups.entries()) {
        if (index > 0 && isSummary) await print(io.stdout, '\n');
        worst = Math.max(worst, await group.print(client));
      }
      return worst;
    });
  },
};

/** Names of one kind that follow each other, and how they are asked about and printed. */
interface Group {
  header: string | null;
  /** Gives the highest exit code. */
  print(client: WhoisClient): Promise<number>;
}

function groupsOf(positionals: readonly string[]): { areNumbers: boolean; names: string[] }[] {
  const groups: { areNumbers: boolean; names: string[] }[] = [];
  for (const name of positionals) {
    const areNumbers = isNumber(name);
    const last = groups.at(-1);
    if (last?.areNumbers === areNumbers) last.names.push(name);
    else groups.push({ areNumbers, names: [name] });
  }
  return groups;
}

/** In the order given; each is begun at once, and waits for its registry's turn like any other. */
async function* lookUpNumbers(client: WhoisClient, names: readonly string[]): AsyncGenerator<NumberOutcome> {
  const begun = names.map((input) =>
    client.lookupNumber(input).then(
      (lookup): NumberOutcome => ({ input, lookup }),
      (error: unknown): NumberOutcome => ({ input, error }),
    ),
  );
  yield* begun;
}

async function* given(
  positionals: readonly string[],
  column: string | undefined,
  io: Io,
): AsyncGenerator<string> {
  for (const name of positionals) {
    if (name !== '-') yield name;
    else for await (const { name } of readNames(io.stdin, column)) yield name;
  }
}

/** Runs with a client as the options want it, and closes all that was opened. */
export async function withClient<T>(
  values: AskingValues,
  io: Io,
  run: (client: WhoisClient) => Promise<T>,
): Promise<T> {
  const options = await clientOptions(values, io);
  for (const option of ['misbehave', 'case'] as const) {
    if (values.replay === undefined && values[option] !== undefined)
      throw new UsageError(`--${option} goes with --replay DIR`);
  }
  const server =
    values.replay === undefined ? null : await startReplay(values.replay, values, { lazy: true });
  const asking = createClient(
    server === null || values.replay === undefined
      ? options
      : {
          ...options,
          connect: server.connect,
          fetch: await createReplayFetch(values.replay),
          pacing: false,
        },
  );
  const client = values.replay === undefined ? asking : naming(asking, values.replay);
  try {
    return await run(client);
  } finally {
    await client.close();
    await server?.close();
  }
}

async function clientOptions(values: AskingValues, io: Io): Promise<ClientOptions> {
  const timeout = readNumber('timeout', values.timeout, 1);
  const rdap = readChoice('rdap', values.rdap, 'fallback', 'prefer', 'never');
  // Whether a name is free is the registry's to say: the registrar is not asked.
  const registryOnly = values['no-referrals'] === true || values.available === true;
  if (values.replay !== undefined && values.proxy !== undefined)
    throw new UsageError('--proxy is for the network: leave it out with --replay');
  return {
    ...(timeout === undefined ? {} : { timeout }),
    ...(values.server === undefined ? {} : { servers: { '*': serverAt(values.server) } }),
    ...(values.proxy === undefined ? {} : { connect: await connectThrough(values.proxy) }),
    ...(registryOnly ? { maxReferrals: 0 } : {}),
    ...(rdap === undefined ? {} : { rdap }),
    ...(values.verbose === true ? { onEvent: (event) => void printLine(io.stderr, tell(event)) } : {}),
  };
}

/** Asks through the proxy. What is wrong with it, or with what it needs, is a `UsageError`. */
async function connectThrough(url: string): Promise<Connect> {
  if (!(await isInstalled('socks')))
    throw new UsageError('--proxy needs one more package: npm install socks');
  try {
    return socks({ url });
  } catch (error) {
    throw new UsageError(`--proxy: expected socks5://HOST:1080, got "${url}"`, { cause: error });
  }
}

function serverAt(text: string): ServerOverride {
  const [, host, port] = /^([^\s:/]+|\[[0-9a-f:]+\])(?::(\d{1,5}))?$/i.exec(text) ?? [];
  if (host === undefined) throw new UsageError(`--server: expected HOST or HOST:PORT, got "${text}"`);
  return {
    host: host.replace(/^\[|\]$/g, ''),
    rdap: null,
    ...(port === undefined ? {} : { port: readNumber('server', port, 1) }),
  };
}

function tell({ type, domain, host, ...details }: ClientEvent): string {
  const more = Object.entries(details).map(([key, value]) => (key === 'message' ? value : `${key} ${value}`));
  return printable(
    ['port43', domain, `${type} ${host ?? ''}`.trim(), more.join(', ')].filter(Boolean).join(': '),
  );
}
