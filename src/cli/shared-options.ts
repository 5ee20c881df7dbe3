import { choice, flag, repeated, text, time, type Values, wholeNumber } from './option.js';

/** Options that several commands take. */

export const TIMEOUT_OPTION = {
  timeout: wholeNumber('MS', 1, 'limit for a whole lookup, all servers together; default 30000'),
};

export const RDAP_OPTION = {
  rdap: choice(
    'WHEN',
    ['fallback', 'prefer', 'never', 'both'],
    'fallback (default): use RDAP if there is no WHOIS server, or it cannot be reached or does not serve the suffix; prefer: use RDAP first; never; both: use both and compare them',
  ),
};

export const ROUTES_OPTION = {
  routes: text('DIR', "where IANA's RDAP bootstrap files are kept; default ~/.cache/port43/routes"),
};

export const REFRESH_OPTIONS = {
  'no-refresh': flag(
    "use the RDAP servers that this version knows, and do not fetch IANA's RDAP bootstrap files once a day",
  ),
  ...ROUTES_OPTION,
};

export const REPLAY_OPTION = { replay: text('DIR', 'use stored responses instead of the network') };

/** What a replay server does. */
export const MISBEHAVIOR_OPTIONS = {
  misbehave: repeated('MODE[@HOST]', 'with --replay: see "port43 help replay"'),
  case: repeated('HOST/NAME', 'with --replay: see "port43 help replay"'),
  at: time('DATE', 'with --replay: see "port43 help replay"'),
};

export type MisbehaviorValues = Values<typeof MISBEHAVIOR_OPTIONS>;

/** How a name is looked up. */
export const LOOKUP_OPTIONS = {
  ...TIMEOUT_OPTION,
  'no-referrals': flag('query the registry only, not the registrar'),
  ...RDAP_OPTION,
  server: text('HOST[:PORT]', 'query this WHOIS server, whatever the suffix'),
  proxy: text(
    'URL',
    'connect through a SOCKS proxy: socks5://HOST:1080 (needs the package socks: npm install socks)',
  ),
  verbose: flag('print each step on stderr'),
  ...REPLAY_OPTION,
  ...MISBEHAVIOR_OPTIONS,
};

export type LookupValues = Values<typeof LOOKUP_OPTIONS>;

/** How a list of names is read and looked up. */
export const COLUMN_OPTION = {
  column: text('N|NAME', 'the list is CSV: use this column, by number or name'),
};

export const DNS_OPTION = {
  dns: flag(
    'with --available: look for each name in DNS first. A name that its suffix delegates is "registered", and no registry is queried about it; results then say "by": dns, whois or rdap',
  ),
};

export const CONCURRENCY_OPTION = {
  concurrency: wholeNumber(
    'N',
    1,
    'lookups at the same time; default 100. Each registry is limited further, whatever you set: a name waits for its server, and delays no other name',
  ),
};

/** Records on lines, read over several threads. */
export const NDJSON_OPTIONS = {
  ndjson: flag('read records, one JSON object per line'),
  threads: wholeNumber('N', 1, 'default: one per core'),
};

export const LOG_LEVEL_OPTION = {
  'log-level': choice(
    'LEVEL',
    ['debug', 'info', 'warn', 'error', 'silent'],
    'debug, info, warn, error or silent, on stderr; default info',
  ),
};
