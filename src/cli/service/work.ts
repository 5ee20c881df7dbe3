import type { Command } from '../command.js';
import { UsageError } from '../exit.js';
import { optionHelp } from '../help.js';
import { printLine } from '../io.js';
import { text } from '../option.js';
import { readOptions } from '../read-options.js';
import { databaseFrom, loadService } from './packages.js';
import {
  CALLBACK_OPTION,
  EGRESS_OPTION,
  HISTORY_OPTION,
  LOG_OPTION,
  NETWORK_OPTIONS,
  OFFLINE_OPTIONS,
  OPERATIONS_OPTIONS,
  operationsFrom,
  TTL_OPTION,
} from './service-options.js';
import {
  endAtOnceOnNextSignal,
  ignoreHangup,
  lookupOptions,
  nextSignal,
  refuse,
  replayFor,
  replaySource,
  warnWithoutNetwork,
} from './serving.js';

const WORK = {
  database: text(
    'URL',
    'postgres://… (or DATABASE_URL). Jobs in an SQLite file are processed by the "port43 serve" that has it open',
  ),
  ...TTL_OPTION,
  ...HISTORY_OPTION,
  ...NETWORK_OPTIONS,
  ...EGRESS_OPTION,
  ...CALLBACK_OPTION,
  ...OPERATIONS_OPTIONS,
  ...LOG_OPTION,
};
const OPTIONS = { ...WORK, ...OFFLINE_OPTIONS };

export const command: Command = {
  name: 'work',
  summary: 'process jobs and watches of the service, on any machine',
  help: `Usage
  port43 work --database postgres://…
                             process the jobs, and check the watched names, of
                             the services on that database until interrupted;
                             any number of machines can do so

Options
${optionHelp(WORK)}

Without the network (give the service the same options)
${optionHelp(OFFLINE_OPTIONS)}

SIGTERM and SIGINT return unfinished work to the queue, for other workers. If a
worker is killed, others take over its work after about 40 seconds.

Needs the packages of "port43 serve" for PostgreSQL.

Example
  DATABASE_URL=postgres://db.example/port43 port43 work
`,
  options: OPTIONS,
  async run(args, io) {
    const { values, positionals } = readOptions(args, OPTIONS, io.env);
    if (positionals.length > 0) throw new UsageError(`work: unexpected argument "${positionals[0]}"`);
    const { ttl, history, egress, 'log-level': logLevel, replay: folder } = values;
    const database = databaseFrom(values.database, io.env);
    const { startWork } = await loadService(database);
    const waiting = new AbortController();
    const interrupted = nextSignal(waiting.signal);
    const replay = await replayFor(values);
    try {
      const work = await startWork({
        database,
        operations: operationsFrom(values),
        ttl,
        history,
        egress,
        callbacks: { allow: values['callback-allow'] },
        logLevel,
        source: folder === undefined ? undefined : replaySource(folder, values),
        lookups: await lookupOptions(values, replay, io.env),
      }).catch(refuse);
      const offHangup = ignoreHangup(io);
      await printLine(io.stdout, 'port43 works the jobs of the database');
      if (work.operationsUrl !== null)
        await printLine(io.stdout, `health, readiness, metrics: ${work.operationsUrl}`);
      if (replay === null) void warnWithoutNetwork(io);
      await interrupted;
      endAtOnceOnNextSignal();
      await work.close();
      offHangup();
    } finally {
      waiting.abort();
      await replay?.close();
    }
    return 0;
  },
};
