import { mkdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { CHANGE_KINDS, type ChangeKind } from '../../diff/index.js';
import { calendarOf, isDue, SCHEDULE, type WatchNews } from '../../watches/index.js';
import { readSecret } from '../../webhooks/sign.js';
import type { Command } from '../command.js';
import { errorLine } from '../errors.js';
import { EXIT, UsageError } from '../exit.js';
import { helpRow, optionHelp } from '../help.js';
import { type Io, printLine, readFrom, readNames } from '../io.js';
import { duration, flag, readWholeNumber, text, type Valued, type Values } from '../option.js';
import { pageFor } from '../page.js';
import { printable } from '../printable.js';
import { oneOf, readOptions } from '../read-options.js';
import { COLUMN_OPTION, CONCURRENCY_OPTION, LOOKUP_OPTIONS } from '../shared-options.js';
import { withClient } from '../with-client.js';
import { Disk } from './disk.js';
import { Journal } from './journal.js';
import { lockFolder } from './lock.js';
import { pass, type Tally, type Watch } from './pass.js';
import { AS_CSV, AS_NDJSON, asText } from './show-event.js';
import { type Sinks, toCommand, toOutput, toWebhook } from './sinks.js';
import { Versions } from './versions.js';

const days: Valued<number[]> = {
  ...text('DAYS', 'report when a registration ends within so many days, once for each number: 30,7,1'),
  read: (given, name) =>
    given
      .split(',')
      .map((each) => readWholeNumber(each.trim(), name, 0))
      .sort((a, b) => b - a),
};

const kinds: Valued<ChangeKind[]> = {
  ...text('LIST', 'report only these kinds of changes: transferred,redelegated (see "port43 help diff")'),
  read: (given, name) =>
    given.split(',').map((each) => {
      const kind = each.trim();
      if (Object.hasOwn(CHANGE_KINDS, kind)) return kind as ChangeKind;
      throw new UsageError(`${name}: unknown kind "${kind}"; known: ${Object.keys(CHANGE_KINDS).join(', ')}`);
    }),
};

const WATCH = {
  state: text('DIR', 'required: the folder that remembers the names; it is created if it does not exist'),
  every: duration('TIME', 'keep running, and make a pass at this interval: 6h, 30m; default: one pass'),
  all: flag('look up all names, not only those that are due'),
  ...COLUMN_OPTION,
};
const REPORTED = {
  expiring: days,
  available: flag('report when a name can be registered'),
  kinds,
  'failing-after': duration('TIME', 'report when lookups of a name have failed for so long; default 3d'),
};
const OUTPUT = {
  ndjson: flag('print each event as a JSON object on a line'),
  csv: flag('print a row for each change, with a header'),
  ics: text('FILE', 'write a calendar with the end of each registration, with reminders as --expiring says'),
  exec: text('CMD', 'run this command of the shell for each event, which is JSON on its stdin'),
  notify: text('URL', 'post each event there, signed as Standard Webhooks specify'),
  'notify-secret': text('SECRET', 'with --notify: whsec_ and 24 to 64 bytes as base64', { env: true }),
};
const LOOKUPS = { ...LOOKUP_OPTIONS, ...CONCURRENCY_OPTION };
const OPTIONS = { ...WATCH, ...REPORTED, ...OUTPUT, ...LOOKUPS };

type WatchValues = Values<typeof OPTIONS>;

const SCHEDULED = SCHEDULE.map(({ when, hours }) => helpRow(`${hours} h`, when, 9)).join('\n');

export const command: Command = {
  name: 'watch',
  summary: 'look names up again and again, and report what changed',
  help: `Usage
  port43 watch LIST --state DIR
                             look up the names that are due, and print what
                             changed since the last pass; for cron
  port43 watch LIST --state DIR --every 6h
                             the same, again and again, until interrupted

LIST has one name per line; - is stdin. The first pass only stores the records.
Later ones compare. Each distinct record is kept once, compressed. A lookup that
fails is not a change; it is reported after lookups have failed for days.

${optionHelp(WATCH)}

What is reported
  (always)                   facts that changed; never what is only printed in
                             another way ("format", see "port43 help diff")
${optionHelp(REPORTED)}

Output
  (none)                     text
${optionHelp(OUTPUT)}

An event has an id. Each is delivered once; if the process is killed while it
delivers one, that one is delivered again, with the same id. A command or a URL
that fails gets its events again in the next passes, up to ten times.

How often a name is looked up: the first that applies
${SCHEDULED}

Lookups
${optionHelp(LOOKUPS)}

Exit codes
    0  nothing to report
    2  wrong usage, or a folder or list that cannot be used
    3  nothing to report, but the list has lines that are not names
   10  something was reported
   74  the folder cannot be written, for example because the disk is full
  130  interrupted

Examples
  port43 watch names.txt --state watch --expiring 30,7,1
  port43 watch names.txt --state watch --every 6h --ndjson >> events.ndjson
  port43 watch names.txt --state watch --available --exec ./register.sh
`,
  options: OPTIONS,
  operands: 'files',
  async run(args, io) {
    const { values, positionals } = readOptions(args, OPTIONS, io.env);
    const [list, ...more] = positionals;
    if (list === undefined || more.length > 0)
      throw new UsageError(`expected one list, got ${positionals.length} (see port43 help watch)`);
    const folder = values.state;
    if (!folder) throw new UsageError('--state DIR is required: the folder that remembers the names');
    if (list === '-' && values.every !== undefined)
      throw new UsageError('--every reads the list before each pass: it needs a file');
    const now = clockOf(values);
    const sinks = sinksOf(values, now, io);
    await mkdir(folder, { recursive: true }).catch((cause: NodeJS.ErrnoException) => {
      throw new UsageError(`--state: ${folder} cannot be created (${cause.code})`, { cause });
    });
    const release = await lockFolder(folder);
    try {
      return await withClient({ ...values, available: undefined }, io, async (client) => {
        const once = (signal?: AbortSignal) =>
          onePass({ client, now, sinks, signal, ...rulesOf(values, io) }, { list, folder, values, io });
        if (values.every !== undefined) return repeat(once, values.every);
        const { printed, invalid } = await once();
        if (printed > 0) return EXIT.CHANGED;
        return invalid > 0 ? EXIT.INVALID_DOMAIN : EXIT.OK;
      });
    } catch (error) {
      const { syscall, code } = error as NodeJS.ErrnoException;
      if (error instanceof UsageError || syscall === undefined || code === undefined) throw error;
      await printLine(io.stderr, `port43: ${printable(folder)} cannot be written (${code})`);
      return EXIT.OUTPUT;
    } finally {
      await release();
    }
  },
};

/** With `--at`, stored responses and the watch agree on the date. */
const clockOf = ({ at }: WatchValues) => (at === undefined ? Date.now : () => at);

const THREE_DAYS_MS = 3 * 86_400_000;

function rulesOf(
  values: WatchValues,
  io: Io,
): Pick<Watch, 'settings' | 'select' | 'concurrency' | 'onUndelivered'> {
  const { expiring = [], available = false, kinds, concurrency = 100 } = values;
  return {
    concurrency,
    settings: { expiring, available, failingAfter: values['failing-after'] ?? THREE_DAYS_MS },
    select(news: WatchNews) {
      if (news.type !== 'changed' || kinds === undefined) return news;
      const changes = news.changes.filter(({ kind }) => kinds.includes(kind));
      return changes.length === 0 ? null : { ...news, changes };
    },
    onUndelivered: ({ id, domain }, error, isLast) =>
      printLine(
        io.stderr,
        `${errorLine(error, domain)}: event ${id} ${isLast ? 'is given up' : 'is sent again in the next pass'}`,
      ),
  };
}

function sinksOf(values: WatchValues, now: () => number, io: Io): Sinks {
  const format = { ndjson: AS_NDJSON, csv: AS_CSV, text: asText(pageFor(io.stdout, io.env)) };
  const { exec, notify } = values;
  const secret = values['notify-secret'];
  if (notify !== undefined && (!URL.canParse(notify) || !/^https?:/i.test(notify)))
    throw new UsageError(`--notify: expected an http or https URL, got "${notify}"`);
  if (notify !== undefined && secret === undefined)
    throw new UsageError(
      '--notify needs a secret in PORT43_NOTIFY_SECRET: whsec_ and the output of "openssl rand -base64 32"',
    );
  const key = secret === undefined ? null : readSecret(secret);
  if (secret !== undefined && key === null)
    throw new UsageError('--notify-secret: expected whsec_ and 24 to 64 bytes as base64');
  return {
    print: toOutput(io, format[oneOf(values, 'ndjson', 'csv') ?? 'text']),
    ...(exec === undefined ? {} : { exec: toCommand(exec, io.env) }),
    ...(notify === undefined || key === null ? {} : { notify: toWebhook(notify, key, now) }),
  };
}

interface PassOptions {
  list: string;
  folder: string;
  values: WatchValues;
  io: Io;
}

/** Reads the list, looks up what is due, and writes the calendar. */
async function onePass(
  watch: Omit<Watch, 'journal' | 'versions'>,
  { list, folder, values, io }: PassOptions,
): Promise<Tally & { invalid: number }> {
  const disk = new Disk();
  const { names, invalid } = await namesIn(list, values.column, io);
  const journal = await Journal.open(folder, disk);
  try {
    const due = [...names].filter(
      (name) => values.all === true || isDue(journal.names.get(name)?.due ?? 0, watch.now()),
    );
    const tally = await pass({ ...watch, journal, versions: new Versions(folder, disk) }, due);
    if (values.ics !== undefined) {
      const expiries = [...names].flatMap((domain) => {
        const { expires = null, expiresOn = null, checked = null } = journal.names.get(domain) ?? {};
        return expires === null || checked === null ? [] : [{ domain, expires, expiresOn, checked }];
      });
      await disk.replace(values.ics, calendarOf(expiries, values.expiring ?? []), 0o644);
    }
    if (values.verbose === true || io.stderr.isTTY === true)
      await printLine(
        io.stderr,
        `port43: ${names.size} names, ${tally.checked} looked up, ${tally.failed} failed, ${tally.printed} events`,
      );
    return { ...tally, invalid };
  } finally {
    await journal.close();
  }
}

/** The names of a list, each once. */
async function namesIn(list: string, column: string | undefined, io: Io) {
  const { domainFrom } = await import('../../index.js');
  const names = new Set<string>();
  let invalid = 0;
  for await (const { name } of readNames(readFrom(list, io), column)) {
    try {
      names.add(domainFrom(name).ascii);
    } catch (error) {
      invalid++;
      await printLine(io.stderr, errorLine(error, name));
    }
  }
  return { names, invalid };
}

/** Makes passes until SIGINT or SIGTERM, which ends running lookups: the next pass makes them again. */
async function repeat(once: (signal: AbortSignal) => Promise<Tally>, every: number): Promise<number> {
  const ending = new AbortController();
  const end = () => ending.abort();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, end);
  try {
    while (!ending.signal.aborted) {
      await once(ending.signal).catch((error: unknown) => {
        if (!ending.signal.aborted) throw error;
      });
      await wait(every, undefined, { signal: ending.signal }).catch(() => undefined);
    }
    return EXIT.OK;
  } finally {
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.off(name, end);
  }
}
