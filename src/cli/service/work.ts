import { REPLAY_OPTIONS } from '../asking.js';
import type { Command } from '../command.js';
import { UsageError } from '../exit.js';
import { printLine } from '../io.js';
import { LOG_LEVELS, RDAP_CHOICES, readChoice, readNumber, readOptions } from '../options.js';
import { databaseFrom, loadService } from './packages.js';
import {
  endAtOnceOnNextSignal,
  lookupOptions,
  nextSignal,
  readOperations,
  refuse,
  replayFor,
  replaySource,
  warnWithoutNetwork,
  withEnvironment,
} from './serving.js';

const OPTIONS = {
  database: { type: 'string' },
  ttl: { type: 'string' },
  timeout: { type: 'string' },
  rdap: { type: 'string', choices: RDAP_CHOICES },
  egress: { type: 'string' },
  'ops-host': { type: 'string' },
  'ops-port': { type: 'string' },
  'log-level': { type: 'string', choices: LOG_LEVELS },
  replay: { type: 'string' },
  ...REPLAY_OPTIONS,
} as const;

const FROM_ENVIRONMENT = [
  'ttl',
  'timeout',
  'rdap',
  'egress',
  'ops-host',
  'ops-port',
  'log-level',
  'replay',
] as const;

const HELP = `Usage
  port43 work --database postgres://…
                             work the jobs of services on that database until
                             interrupted; on any number of machines

Options
  --database postgres://…    (DATABASE_URL, as well); a file of SQLite is
                             worked by its own "port43 serve"
  --ttl SECONDS              how long a record is taken from the database;
                             default 3600 (PORT43_TTL)
  --timeout MS               for a whole lookup; default 30000 (PORT43_TIMEOUT)
  --rdap WHEN                fallback (the default), prefer or never
                             (PORT43_RDAP)
  --egress NAME              of the address that lookups leave from: workers
                             and services that give the same share the turns of
                             hosts, as if they were one (PORT43_EGRESS)
  --ops-host HOST            /healthz, /readyz and /metrics; default 127.0.0.1
                             (PORT43_OPS_HOST)
  --ops-port N               default: any free one, which is printed; "off" for
                             none (PORT43_OPS_PORT)
  --log-level LEVEL          debug, info, warn, error or silent, on stderr;
                             default info (PORT43_LOG_LEVEL)

Without the network, as the service has it
  --replay DIR               answer from stored answers (PORT43_REPLAY)
  --misbehave MODE[@HOST]    with --replay, see "port43 help replay"
  --case HOST/NAME           with --replay, see "port43 help replay"

SIGTERM and SIGINT give back what is under way, for other workers. What a worker
that was killed had taken is another one's after some 40 seconds.

Needs the packages of "port43 serve" for PostgreSQL.

Example
  DATABASE_URL=postgres://db.example/port43 port43 work
`;

export const command: Command = {
  name: 'work',
  summary: 'work the jobs of services, beside them',
  help: HELP,
  options: OPTIONS,
  async run(args, io) {
    const read = readOptions(args, OPTIONS);
    if (read.positionals.length > 0) throw new UsageError(`not an option: "${read.positionals[0]}"`);
    const values = withEnvironment(read.values, io.env, FROM_ENVIRONMENT);
    const database = databaseFrom(values.database, io.env);
    const ttl = readNumber('ttl', values.ttl, 0);
    const logLevel = readChoice('log-level', values['log-level'], ...LOG_LEVELS);
    const operations = readOperations(values);
    const { startWork } = await loadService(database);
    const waiting = new AbortController();
    const interrupted = nextSignal(waiting.signal);
    const replay = await replayFor(values);
    try {
      const work = await startWork({
        database,
        operations,
        ...(ttl !== undefined && { ttl: ttl * 1000 }),
        ...(values.egress !== undefined && { egress: values.egress }),
        ...(logLevel !== undefined && { logLevel }),
        ...(values.replay !== undefined && { source: replaySource(values.replay, values) }),
        lookups: await lookupOptions(values, replay),
      }).catch(refuse);
      await printLine(io.stdout, 'port43 works the jobs of the database');
      if (work.operationsUrl !== null)
        await printLine(io.stdout, `health, readiness, metrics: ${work.operationsUrl}`);
      if (replay === null) void warnWithoutNetwork(io);
      await interrupted;
      endAtOnceOnNextSignal();
      await work.close();
    } finally {
      waiting.abort();
      await replay?.close();
    }
    return 0;
  },
};
