import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type {
  Accounts,
  AccountView,
  Audit,
  EntryView,
  KeyView,
  PlanChoice,
  UsageView,
} from '../../service/index.js';
import type { Command } from '../command.js';
import { UsageError } from '../exit.js';
import { optionHelp } from '../help.js';
import { print, printLine } from '../io.js';
import {
  choice,
  duration,
  flag,
  readWholeNumber,
  text,
  type Values as ValuesOf,
  wholeNumber,
} from '../option.js';
import { printable } from '../printable.js';
import { readOptions } from '../read-options.js';
import { databaseFrom, loadService } from './packages.js';

const ENTRY_KINDS = ['grant', 'charge', 'refund', 'closed'] as const;

const VERB_OPTIONS = {
  email: text('ADDRESS', 'the e-mail address of the new account; each address has one account'),
  plan: choice('PLAN', ['payg', 'monthly'], 'payg: prepaid credits; monthly: a quota per month'),
  credits: text('N', 'prepaid credits, with payg; with grant, -N removes credits'),
  quota: wholeNumber('N', 0, 'with monthly: credits per month'),
  reason: text('TEXT', 'why, in one line; needed to remove credits'),
  keep: duration('TIME', 'how long the old key still works: 30m, 24h, 7d, up to 30d'),
  add: text('NAME', 'create a key with that name, which is unique within the account'),
  manages: flag('with --add: the key may list, create and delete keys'),
  delete: text('KEY', 'the id or the name of a key that stops working now'),
  kind: choice(
    'KIND',
    ENTRY_KINDS,
    'grant, charge, refund or closed (the charges and refunds of a past month, added up)',
  ),
  by: choice('WHAT', ['day', 'route', 'key'], 'with usage: one row for each; default day'),
  from: text('DAY', 'with usage: the first UTC day, YYYY-MM-DD; default 30 days up to --to'),
  to: text('DAY', 'the last one; default today'),
  limit: wholeNumber('N', 1, 'how many entries, the latest first; default 100'),
};
const COMMON = {
  database: text(
    'FILE|URL',
    'an SQLite file that "port43 serve" has created, or postgres://…; default port43.db (or DATABASE_URL)',
  ),
  json: flag('print JSON instead of text'),
};
const OPTIONS = { ...VERB_OPTIONS, ...COMMON };

type Values = ValuesOf<typeof OPTIONS>;

/** What a verb found or changed: for `--json`, as text, and with its exit code if that is not 0. */
interface Outcome {
  value: unknown;
  text: string;
  exitCode?: number;
}

interface Verb {
  takesWho: boolean;
  /** In addition to `--database` and `--json`. */
  options: readonly (keyof typeof VERB_OPTIONS)[];
  run(accounts: Accounts, who: string, values: Values): Promise<Outcome>;
}

const PLAN = ['plan', 'credits', 'quota'] as const;

const VERBS: Readonly<Record<string, Verb>> = {
  create: {
    takesWho: false,
    options: ['email', ...PLAN],
    run: async (accounts, _who, values) =>
      account(await accounts.create({ email: required('email', values.email), ...planFrom(values) })),
  },
  list: {
    takesWho: false,
    options: [],
    run: async (accounts) => {
      const value = await accounts.list();
      return { value, text: accountsText(value) };
    },
  },
  show: {
    takesWho: true,
    options: [],
    run: async (accounts, who) => account(await accounts.show(who)),
  },
  entries: {
    takesWho: true,
    options: ['kind', 'limit'],
    run: async (accounts, who, { limit, kind }) => {
      const value = await accounts.entries(who, { limit, kind });
      return { value, text: entriesText(value) };
    },
  },
  usage: {
    takesWho: true,
    options: ['by', 'from', 'to'],
    run: async (accounts, who, { by, from, to }) => {
      const value = await accounts.usage(who, { by, from, to });
      return { value, text: usageText(value) };
    },
  },
  grant: {
    takesWho: true,
    options: ['credits', 'reason'],
    run: async (accounts, who, { credits, reason }) => {
      const amount = creditsFrom(required('credits', credits));
      if (amount < 0) required('reason', reason);
      return account(await accounts.grant(who, amount, { reason }));
    },
  },
  plan: {
    takesWho: true,
    options: PLAN,
    run: async (accounts, who, values) => account(await accounts.plan(who, planFrom(values))),
  },
  rotate: {
    takesWho: true,
    options: ['keep'],
    run: async (accounts, who, { keep }) => account(await accounts.rotate(who, { keep })),
  },
  keys: {
    takesWho: true,
    options: ['add', 'manages', 'delete'],
    run: async (accounts, who, values) => {
      if (values.add !== undefined && values.delete !== undefined)
        throw new UsageError('choose one of --add, --delete');
      if (values.manages === true) required('add', values.add);
      if (values.add !== undefined)
        return record(await accounts.createKey(who, { name: values.add, manages: values.manages === true }));
      if (values.delete !== undefined) return record(await accounts.deleteKey(who, values.delete));
      const value = await accounts.keys(who);
      return { value, text: keysText(value) };
    },
  },
  revoke: {
    takesWho: true,
    options: [],
    run: async (accounts, who) => account(await accounts.revoke(who)),
  },
  restore: {
    takesWho: true,
    options: [],
    run: async (accounts, who) => account(await accounts.restore(who)),
  },
  audit: {
    takesWho: false,
    options: [],
    run: async (accounts) => {
      const value = await accounts.audit();
      return { value, text: auditText(value), exitCode: value.exact ? 0 : 1 };
    },
  },
};

export const command: Command = {
  name: 'accounts',
  summary: 'create, list and change the accounts of the service',
  help: `Usage
  port43 accounts create --email ADDRESS --plan payg --credits N
  port43 accounts create --email ADDRESS --plan monthly --quota N
  port43 accounts list
  port43 accounts show WHO
  port43 accounts entries WHO [--kind KIND] [--limit N]
                             what was granted, charged and refunded
  port43 accounts usage WHO [--by day|route|key] [--from DAY] [--to DAY]
                             the same, summed up
  port43 accounts grant WHO --credits N [--reason TEXT]
  port43 accounts grant WHO --credits -N --reason TEXT
                             add credits, or remove them
  port43 accounts plan WHO --plan payg|monthly [--credits N | --quota N]
  port43 accounts rotate WHO [--keep TIME]
                             create a new key; the old one stops working, now or
                             after that time
  port43 accounts keys WHO   its keys, and when each was last used
  port43 accounts keys WHO --add NAME [--manages]
                             create another key
  port43 accounts keys WHO --delete KEY
                             that key stops working now
  port43 accounts revoke WHO
                             all its keys stop working now
  port43 accounts restore WHO
                             undo that, with a new key
  port43 accounts audit      compare balances to the sums of the ledger: exit
                             code 1 if they differ

WHO is an account's id or its e-mail address. A key is shown once, by create,
rotate, restore and keys --add; only its hash is stored. All of these are safe
while services run.

Options of some verbs
${optionHelp(VERB_OPTIONS)}

Options of every verb
${optionHelp(COMMON)}

Needs the packages of "port43 serve".
`,
  options: OPTIONS,
  operands: Object.keys(VERBS),
  async run(args, io) {
    const { values, positionals } = readOptions(joinNegative(args), OPTIONS);
    const [name = '', who = '', ...more] = positionals;
    const verb = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
    if (verb === undefined)
      throw new UsageError(`accounts: expected one of ${Object.keys(VERBS).join(', ')}, got "${name}"`);
    if (verb.takesWho && who === '')
      throw new UsageError(`accounts ${name}: no account given: add its id or e-mail address`);
    if (more.length > 0 || (!verb.takesWho && who !== ''))
      throw new UsageError(`accounts ${name}: unexpected argument "${more[0] ?? who}"`);
    const known: readonly string[] = ['database', 'json', ...verb.options];
    const stray = Object.keys(values).find((option) => !known.includes(option));
    if (stray !== undefined) throw new UsageError(`accounts ${name} does not take --${stray}`);

    const database = databaseFrom(values.database, io.env);
    const { openAccounts, AccountError, DatabaseNotOpened } = await loadService(database);
    // A file created here would be one that no service uses.
    const accounts = await openAccounts(database, { create: false }).catch((error: unknown) => {
      const missing =
        error instanceof DatabaseNotOpened && error.code === 'ENOENT' && existsSync(dirname(database));
      const { message } = error as Error;
      throw new UsageError(missing ? `${message}: "port43 serve" creates it` : message, { cause: error });
    });
    try {
      const { value, text, exitCode = 0 } = await verb.run(accounts, who, values);
      if (values.json === true) await printLine(io.stdout, JSON.stringify(value, null, 2));
      else if (text === '') await printLine(io.stderr, 'nothing yet');
      else await print(io.stdout, text);
      return exitCode;
    } catch (error) {
      if (error instanceof AccountError) throw new UsageError(error.message, { cause: error });
      throw error;
    } finally {
      await accounts.close();
    }
  },
};

/** Turns `--credits -5` into `--credits=-5`, because `parseArgs` takes anything with a dash for an option. */
function joinNegative(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const before = joined.at(-1);
    if (before === '--credits' && /^-\d+$/.test(arg)) joined.splice(-1, 1, `${before}=${arg}`);
    else joined.push(arg);
  }
  return joined;
}

const account = (value: AccountView): Outcome => record(value);

function planFrom({ plan, credits, quota }: Values): PlanChoice {
  if (plan === 'monthly') {
    if (credits !== undefined) throw new UsageError('--credits needs --plan payg');
    return { plan, quota: required('quota', quota) };
  }
  if (quota !== undefined) throw new UsageError('--quota needs --plan monthly');
  return { plan: 'payg', credits: credits === undefined ? 0 : readWholeNumber(credits, '--credits', 0) };
}

function creditsFrom(value: string): number {
  if (/^[+-]?\d{1,9}$/.test(value) && Number(value) !== 0) return Number(value);
  throw new UsageError(`--credits: expected a whole number other than 0, got "${value}"`);
}

function required<T>(name: string, value: T | undefined): T {
  if (value === undefined) throw new UsageError(`--${name} is missing (see port43 help accounts)`);
  return value;
}

const record = (value: object): Outcome => ({ value, text: fieldsText(value) });

/** One field per line, without empty ones. */
const fieldsText = (value: object): string =>
  Object.entries(value)
    .filter(([, field]) => field !== null)
    .map(([name, field]) => `${name.padEnd(18)} ${printable(String(field))}\n`)
    .join('');

const accountsText = (accounts: readonly AccountView[]): string => accounts.map(fieldsText).join('\n');

/** One key per line. */
const keysText = (keys: readonly KeyView[]): string =>
  table(
    [
      ['id', 'name', 'manages', 'created', 'last used'],
      ...keys.map(({ id, name, manages, created_on, last_used_on }) => [
        id,
        printable(name),
        manages ? 'yes' : 'no',
        created_on ?? '',
        last_used_on ?? 'never',
      ]),
    ],
    [],
  );

/** One entry per line. */
function entriesText(entries: readonly EntryView[]): string {
  if (entries.length === 0) return '';
  const rows = entries.map(({ at, kind, pool, amount, request_id, reason }) => [
    `${at.slice(0, 10)} ${at.slice(11, 19)}`,
    kind,
    pool,
    `${amount > 0 ? '+' : ''}${amount}`,
    printable(reason ?? request_id),
  ]);
  return table([['time (UTC)', 'kind', 'pool', 'amount', 'request, or reason'], ...rows], ['amount']);
}

/** One row per day, route or key, and their sum. */
function usageText({ by, rows, charged, refunded }: UsageView): string {
  if (rows.length === 0) return '';
  const lines = rows.map(({ day, route, key, ...amounts }) => [
    printable(day ?? (key === undefined ? (route ?? 'unknown') : `${key.name ?? 'deleted'} (${key.id})`)),
    `${amounts.charged}`,
    `${amounts.refunded}`,
  ]);
  const sum = ['all', `${charged}`, `${refunded}`];
  return table([[by, 'charged', 'refunded'], ...lines, sum], ['charged', 'refunded']);
}

/** Columns as wide as necessary; the columns named in `right` are right-aligned. */
function table([head = [], ...rows]: readonly string[][], right: readonly string[]): string {
  const widths = head.map((_, index) => Math.max(...[head, ...rows].map((row) => row[index]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, index) => {
        const width = widths[index] ?? 0;
        return right.includes(head[index] ?? '') ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  return `${[head, ...rows].map(line).join('\n')}\n`;
}

function auditText({ exact, entries, accounts, strayRefunds }: Audit): string {
  const wrong = accounts.filter((account) => !account.exact);
  return [
    `${accounts.length} accounts, ${entries} entries: ${exact ? 'every balance equals the sum of its entries' : 'NOT EXACT'}`,
    ...wrong.map(
      ({ id, credits, used, ledger, spent }) =>
        `  ${id}: credits ${credits}, entries ${ledger.credits}; used this month ${used}, entries ${ledger.used}; usage ${spent.usage}, entries ${spent.ledger}`,
    ),
    ...(strayRefunds > 0 ? [`  ${strayRefunds} refunds without their charge`] : []),
    '',
  ].join('\n');
}
