import { RDAP_CHOICES } from './options.js';

/** The options of a replay server that more than one command takes. */
export const REPLAY_OPTIONS = {
  misbehave: { type: 'string', multiple: true },
  case: { type: 'string', multiple: true },
} as const;

export interface ReplayValues {
  misbehave?: string[] | undefined;
  case?: string[] | undefined;
}

/** Options of how a name is asked about, which every command that asks has. */
export const ASKING_OPTIONS = {
  timeout: { type: 'string' },
  'no-referrals': { type: 'boolean' },
  rdap: { type: 'string', choices: RDAP_CHOICES },
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
  --verbose                  tell each step on stderr
  --replay DIR               ask stored answers instead of the network
  --misbehave MODE[@HOST]    with --replay, see "port43 help replay"
  --case HOST/NAME           with --replay, see "port43 help replay"`;

/** Options of those that ask about many. */
export const LIST_OPTIONS = {
  concurrency: { type: 'string' },
  column: { type: 'string' },
} as const;

export const CONCURRENCY_HELP = `\
  --concurrency N            names under way at once (default 100). Each
                             registry is spared beyond that, whatever you set:
                             a name whose server has no turn free waits, and
                             holds nobody else up`;
