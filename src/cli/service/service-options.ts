import {
  fromEnvironment,
  list,
  port,
  readPort,
  seconds,
  text,
  type Valued,
  type Values,
  wholeNumber,
} from '../option.js';
import {
  LOG_LEVEL_OPTION,
  MISBEHAVIOR_OPTIONS,
  RDAP_OPTION,
  REFRESH_OPTIONS,
  REPLAY_OPTION,
  TIMEOUT_OPTION,
} from '../shared-options.js';

/** Options that `serve` and `work` share. */

const operationsPort: Valued<number | 'off'> = {
  ...port('default: any free port, which is printed; "off": no such listener'),
  read: (given, name) => (given === 'off' ? given : readPort(given, name, 0)),
};

export const OPERATIONS_OPTIONS = {
  'ops-host': fromEnvironment(
    text('HOST', 'where /healthz, /readyz and /metrics are served; default 127.0.0.1'),
  ),
  'ops-port': fromEnvironment(operationsPort),
};

/** The listener for operators; false for none. */
export const operationsFrom = ({
  'ops-host': host,
  'ops-port': port,
}: Values<typeof OPERATIONS_OPTIONS>): { host?: string; port?: number } | false =>
  port === 'off' ? false : { host, port };

export const TTL_OPTION = {
  ttl: fromEnvironment(seconds(0, 'how long a record is served from the database; default 3600')),
};

export const HISTORY_OPTION = {
  history: fromEnvironment(
    wholeNumber(
      'DAYS',
      1,
      'keep each version of a record until so many days after it was last seen, for /v1/history/; the same in all processes; default: none',
    ),
  ),
};

export const CALLBACK_OPTION = {
  'callback-allow': fromEnvironment(
    list('CIDR,…', 'networks that callbacks may go to in addition to public addresses, such as 10.0.0.0/8'),
  ),
};

export const EGRESS_OPTION = {
  egress: fromEnvironment(
    text(
      'NAME',
      'a name for the address that lookups leave from: processes on one PostgreSQL with the same name share the rate limits of hosts',
    ),
  ),
};

export const NETWORK_OPTIONS = {
  timeout: fromEnvironment(TIMEOUT_OPTION.timeout),
  rdap: fromEnvironment(RDAP_OPTION.rdap),
  'no-refresh': fromEnvironment(REFRESH_OPTIONS['no-refresh']),
  routes: fromEnvironment(REFRESH_OPTIONS.routes),
};

export const LOG_OPTION = { 'log-level': fromEnvironment(LOG_LEVEL_OPTION['log-level']) };

export const OFFLINE_OPTIONS = { replay: fromEnvironment(REPLAY_OPTION.replay), ...MISBEHAVIOR_OPTIONS };
