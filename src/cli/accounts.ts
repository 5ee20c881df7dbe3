import { ACCOUNTS_HELP } from './accounts-help.js';
import { ACCOUNTS_OPTIONS, VERBS } from './accounts-verbs.js';
import type { Command } from './command.js';
import { print, printLine } from './io.js';
import { readOptions } from './options.js';
import { databaseFrom, loadService, reasonOf } from './service-module.js';
import { UsageError } from './usage-error.js';

export const accountsCommand: Command = {
  name: 'accounts',
  summary: 'make, list and change the accounts of the service',
  help: ACCOUNTS_HELP,
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
