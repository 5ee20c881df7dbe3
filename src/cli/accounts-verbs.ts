import type { Accounts, AccountView, PlanChoice } from '../service/index.js';
import { accountsText, auditText, entriesText } from './accounts-output.js';
import { readChoice, readDuration, readNumber, type readOptions } from './options.js';
import { UsageError } from './usage-error.js';

const ENTRY_KINDS = ['grant', 'charge', 'refund', 'closed'] as const;

export const ACCOUNTS_OPTIONS = {
  database: { type: 'string' },
  json: { type: 'boolean' },
  email: { type: 'string' },
  plan: { type: 'string', choices: ['payg', 'monthly'] },
  credits: { type: 'string' },
  quota: { type: 'string' },
  reason: { type: 'string' },
  keep: { type: 'string' },
  kind: { type: 'string', choices: ENTRY_KINDS },
  limit: { type: 'string' },
} as const;

type Values = ReturnType<typeof readOptions<typeof ACCOUNTS_OPTIONS>>['values'];

/** What a verb found or changed: for `--json`, as text, and with its exit code where that is not 0. */
interface Outcome {
  value: unknown;
  text: string;
  exitCode?: number;
}

interface Verb {
  takesWho: boolean;
  /** Beside `--database` and `--json`. */
  options: readonly (keyof Values)[];
  run(accounts: Accounts, who: string, values: Values): Promise<Outcome>;
}

const PLAN = ['plan', 'credits', 'quota'] as const;

export const VERBS: Readonly<Record<string, Verb>> = {
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
    run: async (accounts, who, values) => {
      const limit = readNumber('limit', values.limit, 1);
      const kind = readChoice('kind', values.kind, ...ENTRY_KINDS);
      const value = await accounts.entries(who, { ...(limit && { limit }), ...(kind && { kind }) });
      return { value, text: entriesText(value) };
    },
  },
  grant: {
    takesWho: true,
    options: ['credits', 'reason'],
    run: async (accounts, who, { credits, reason }) => {
      const amount = creditsFrom(required('credits', credits));
      if (amount < 0) required('reason', reason);
      return account(await accounts.grant(who, amount, reason === undefined ? {} : { reason }));
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
    run: async (accounts, who, values) => {
      const keep = readDuration('keep', values.keep);
      return account(await accounts.rotate(who, keep === undefined ? {} : { keep }));
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

const account = (value: AccountView): Outcome => ({ value, text: accountsText([value]) });

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

function creditsFrom(value: string): number {
  if (/^[+-]?\d{1,9}$/.test(value) && Number(value) !== 0) return Number(value);
  throw new UsageError(`--credits: expected a whole number but 0, got "${value}"`);
}

function required(name: string, value: string | undefined): string {
  if (value === undefined) throw new UsageError(`--${name} is missing (see port43 help accounts)`);
  return value;
}
