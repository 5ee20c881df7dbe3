import { ACCOUNTS_OPTIONS, VERBS } from './accounts-verbs.js';
import type { Command } from './command.js';
import { print, printLine } from './io.js';
import { readOptions } from './options.js';
import { databaseFrom, loadService, reasonOf } from './service-module.js';
import { UsageError } from './usage-error.js';

export const accountsCommand: Command = {
  name: 'accounts',
  summary: 'make, list and change the accounts of the service',
  help: `Usage
  port43 accounts create --email E --plan payg --credits N
  port43 accounts create --email E --plan monthly --quota N
  port43 accounts list
  port43 accounts show WHO
  port43 accounts entries WHO [--kind K] [--limit N]
                                             what was granted, charged and given
                                             back, the latest first; 100 of them
  port43 accounts grant WHO --credits N [--reason TEXT]
  port43 accounts grant WHO --credits -N --reason TEXT
                                             add credits, or take them back
  port43 accounts plan WHO --plan payg|monthly [--credits N | --quota N]
  port43 accounts rotate WHO [--keep 24h]    a new key in the place of the old,
                                             which works on for that time (30m,
                                             24h, 7d; 30d at most), or not
  port43 accounts revoke WHO                 all its keys stop working at once
  port43 accounts restore WHO                undo that, with a new key
  port43 accounts audit                      add up the ledger, and compare:
                                             exit code 1 where it differs

WHO is an account's id or its e-mail address. A key is shown once, by create,
rotate and restore: what is stored is its hash. All are safe while services run.
--kind is grant, charge, refund or closed: a month that is over, its charges and
refunds put together.

  --database FILE            SQLite; default port43.db (DATABASE_URL, as well)
  --database postgres://…    PostgreSQL
  --json                     JSON in the place of text

Needs the packages of "port43 serve".
`,
  options: ACCOUNTS_OPTIONS,
  operands: Object.keys(VERBS),
  async run(args, io) {
    const { values, positionals } = readOptions(joinNegative(args), ACCOUNTS_OPTIONS);
    const [name = '', who = '', ...more] = positionals;
    const verb = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
    if (verb === undefined)
      throw new UsageError(`accounts: expected one of ${Object.keys(VERBS).join(', ')}, got "${name}"`);
    if (verb.takesWho && who === '')
      throw new UsageError(`accounts ${name}: whose? (an id or an e-mail address)`);
    if (more.length > 0 || (!verb.takesWho && who !== ''))
      throw new UsageError(`accounts ${name}: not expected: "${more[0] ?? who}"`);
    const known: readonly string[] = ['database', 'json', ...verb.options];
    const stray = Object.keys(values).find((option) => !known.includes(option));
    if (stray !== undefined) throw new UsageError(`accounts ${name}: --${stray} does not go with it`);

    const database = databaseFrom(values.database, io.env);
    const { openAccounts, AccountError } = await loadService(database);
    const accounts = await openAccounts(database).catch((error: unknown) => {
      throw new UsageError(`the database cannot be opened: ${reasonOf(error)}`, { cause: error });
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

/** `--credits -5` as `--credits=-5`: `parseArgs` takes what starts with a dash for an option. */
function joinNegative(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const before = joined.at(-1);
    if (before === '--credits' && /^-\d+$/.test(arg)) joined.splice(-1, 1, `${before}=${arg}`);
    else joined.push(arg);
  }
  return joined;
}
