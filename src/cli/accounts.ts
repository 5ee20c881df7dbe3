import type { Accounts, AccountView, Audit, PlanChoice } from '../service/index.js';
import { ACCOUNTS_HELP } from './accounts-help.js';
import type { Command } from './command.js';
import { type Io, print, printLine } from './io.js';
import { readNumber, readOptions } from './options.js';
import { printable } from './printable.js';
import { databaseFrom, loadService, reasonOf } from './service-module.js';
import { UsageError } from './usage-error.js';

const OPTIONS = {
  database: { type: 'string' },
  json: { type: 'boolean' },
  email: { type: 'string' },
  plan: { type: 'string' },
  credits: { type: 'string' },
  quota: { type: 'string' },
} as const;

type Values = ReturnType<typeof readOptions<typeof OPTIONS>>['values'];
type Verb = (accounts: Accounts, who: string, values: Values) => Promise<unknown>;

const VERBS: Readonly<Record<string, { takesWho: boolean; run: Verb }>> = {
  create: {
    takesWho: false,
    run: (accounts, _who, values) =>
      accounts.create({ email: required('email', values.email), ...planFrom(values) }),
  },
  list: { takesWho: false, run: (accounts) => accounts.list() },
  show: { takesWho: true, run: (accounts, who) => accounts.show(who) },
  grant: {
    takesWho: true,
    run: (accounts, who, { credits }) =>
      accounts.grant(who, readNumber('credits', required('credits', credits), 1) ?? 0),
  },
  plan: { takesWho: true, run: (accounts, who, values) => accounts.plan(who, planFrom(values)) },
  rotate: { takesWho: true, run: (accounts, who) => accounts.rotate(who) },
  revoke: { takesWho: true, run: (accounts, who) => accounts.revoke(who) },
  audit: { takesWho: false, run: (accounts) => accounts.audit() },
};

export const accountsCommand: Command = {
  name: 'accounts',
  summary: 'make, list and change the accounts of the service',
  help: ACCOUNTS_HELP,
  async run(args, io) {
    const { values, positionals } = readOptions(args, OPTIONS);
    const [name = '', who = '', ...more] = positionals;
    const verb = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
    if (verb === undefined)
      throw new UsageError(`accounts: expected one of ${Object.keys(VERBS).join(', ')}, got "${name}"`);
    if (verb.takesWho && who === '')
      throw new UsageError(`accounts ${name}: whose? (an id or an e-mail address)`);
    if (more.length > 0 || (!verb.takesWho && who !== ''))
      throw new UsageError(`accounts ${name}: not expected: "${more[0] ?? who}"`);
    const database = databaseFrom(values.database, io.env);
    const { openAccounts, AccountError } = await loadService(database);
    const accounts = await openAccounts(database).catch((error: unknown) => {
      throw new UsageError(`the database cannot be opened: ${reasonOf(error)}`, { cause: error });
    });
    try {
      const result = await verb.run(accounts, who, values);
      if (values.json === true) await printLine(io.stdout, JSON.stringify(result, null, 2));
      else await show(result, io);
      return isAudit(result) && !result.exact ? 1 : 0;
    } catch (error) {
      if (error instanceof AccountError) throw new UsageError(error.message, { cause: error });
      throw error;
    } finally {
      await accounts.close();
    }
  },
};

function planFrom({ plan, credits, quota }: Values): PlanChoice {
  if (plan === 'monthly') {
    if (credits !== undefined) throw new UsageError('--credits goes with --plan payg');
    return { plan, quota: readNumber('quota', required('quota', quota), 0) ?? 0 };
  }
  if (plan !== undefined && plan !== 'payg')
    throw new UsageError(`--plan: expected payg or monthly, got "${plan}"`);
  if (quota !== undefined) throw new UsageError('--quota goes with --plan monthly');
  return { plan: 'payg', credits: readNumber('credits', credits, 0) ?? 0 };
}

function required(name: string, value: string | undefined): string {
  if (value === undefined) throw new UsageError(`--${name} is missing (see port43 help accounts)`);
  return value;
}

const isAudit = (result: unknown): result is Audit =>
  typeof result === 'object' && result !== null && 'strayRefunds' in result;

async function show(result: unknown, io: Io): Promise<void> {
  if (isAudit(result)) return print(io.stdout, auditText(result));
  const all = (Array.isArray(result) ? result : [result]) as AccountView[];
  await print(io.stdout, all.map(accountText).join('\n'));
  if (all.length === 0) await printLine(io.stderr, 'no accounts yet');
}

/** One field a line; those that say nothing are left out. */
const accountText = (account: AccountView): string =>
  Object.entries(account)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name.padEnd(18)} ${printable(String(value))}\n`)
    .join('');

function auditText({ exact, entries, accounts, strayRefunds }: Audit): string {
  const wrong = accounts.filter((account) => !account.exact);
  return [
    `${accounts.length} accounts, ${entries} entries: ${exact ? 'every balance is what its entries come to' : 'NOT EXACT'}`,
    ...wrong.map(
      ({ id, credits, used, ledger }) =>
        `  ${id}: credits ${credits}, entries ${ledger.credits}; used this month ${used}, entries ${ledger.used}`,
    ),
    ...(strayRefunds > 0 ? [`  ${strayRefunds} refunds without their charge`] : []),
    '',
  ].join('\n');
}
