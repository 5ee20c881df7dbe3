import type { Accounts, PlanChoice } from '../accounts.js';
import { ENTRY_KINDS, type EntryKind, PLANS } from '../database/schema.js';
import { ApiError } from '../errors.js';
import type { Schema } from '../schemas.js';
import { GROUPINGS } from '../usage.js';
import type { AdminSchemaName } from './schemas.js';

/** A request of the operator, as its operation reads it. */
export interface AdminRequest {
  /** Id or e-mail address of the account in the path; empty if the path has none. */
  who: string;
  /** Id or name of the key in the path; empty if the path has none. */
  key: string;
  /** Checked against `body` of the operation. */
  body: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, unknown>>;
}

/** What `port43 accounts` does, as a request: served, validated and documented from here. */
export interface AdminOperation {
  operationId: string;
  method: 'GET' | 'POST' | 'DELETE';
  /** Below `/admin`. */
  path: string;
  summary: string;
  /** JSON Schema of the body; none if it reads none. */
  body?: Schema;
  /** Parameters in the query. */
  query?: Readonly<Record<string, Schema>>;
  status: 200 | 201;
  schema: AdminSchemaName;
  run(accounts: Omit<Accounts, 'close'>, request: AdminRequest): Promise<unknown>;
}

const WHO = '/accounts/:who';
const count: Schema = { type: 'integer', minimum: 0, maximum: 1e12 };
const object = (properties: Readonly<Record<string, Schema>>, required: readonly string[] = []): Schema => ({
  type: 'object',
  required,
  properties,
  additionalProperties: false,
});
const PLAN = {
  plan: { type: 'string', enum: PLANS },
  credits: { ...count, description: 'With payg: credits that are added now' },
  quota: { ...count, description: 'With monthly: requests in each UTC month' },
} as const;

export const ADMIN_OPERATIONS: readonly AdminOperation[] = [
  {
    operationId: 'adminListAccounts',
    method: 'GET',
    path: '/accounts',
    summary: 'Lists all accounts, the oldest first',
    status: 200,
    schema: 'AdminAccountsResponse',
    run: async (accounts) => ({ accounts: await accounts.list() }),
  },
  {
    operationId: 'adminCreateAccount',
    method: 'POST',
    path: '/accounts',
    summary: 'Creates an account; the response is the only one that has its key',
    body: object({ email: { type: 'string', maxLength: 254 }, ...PLAN }, ['email', 'plan']),
    status: 201,
    schema: 'AdminAccountWithKeyResponse',
    run: async (accounts, { body }) => ({
      account: await accounts.create({ email: String(body.email), ...planFrom(body) }),
    }),
  },
  {
    operationId: 'adminGetAccount',
    method: 'GET',
    path: WHO,
    summary: 'Returns an account',
    status: 200,
    schema: 'AdminAccountResponse',
    run: async (accounts, { who }) => ({ account: await accounts.show(who) }),
  },
  {
    operationId: 'adminListEntries',
    method: 'GET',
    path: `${WHO}/entries`,
    summary: 'Lists what was granted, charged and refunded, the latest first',
    query: {
      kind: { type: 'string', enum: ENTRY_KINDS },
      limit: { type: 'integer', minimum: 1, default: 100 },
    },
    status: 200,
    schema: 'AdminEntriesResponse',
    run: async (accounts, { who, query: { kind, limit } }) => ({
      entries: await accounts.entries(who, {
        ...(kind === undefined ? {} : { kind: kindFrom(kind) }),
        ...(limit === undefined ? {} : { limit: Number(limit) }),
      }),
    }),
  },
  {
    operationId: 'adminGetUsage',
    method: 'GET',
    path: `${WHO}/usage`,
    summary: 'Sums up what was charged and refunded, by default in the last 30 days and by day',
    query: { by: { type: 'string', enum: GROUPINGS }, from: { type: 'string' }, to: { type: 'string' } },
    status: 200,
    schema: 'UsageResponse',
    run: async (accounts, { who, query }) => ({ usage: await accounts.usage(who, query) }),
  },
  {
    operationId: 'adminGrantCredits',
    method: 'POST',
    path: `${WHO}/grants`,
    summary: 'Adds credits; a negative number takes credits back and needs a reason',
    body: object({ credits: { type: 'integer' }, reason: { type: 'string', minLength: 1, maxLength: 200 } }, [
      'credits',
    ]),
    status: 200,
    schema: 'AdminAccountResponse',
    run: async (accounts, { who, body: { credits, reason } }) => ({
      account: await accounts.grant(
        who,
        Number(credits),
        reason === undefined ? {} : { reason: String(reason) },
      ),
    }),
  },
  {
    operationId: 'adminChangePlan',
    method: 'POST',
    path: `${WHO}/plan`,
    summary: 'Changes the plan, from now on',
    body: object(PLAN, ['plan']),
    status: 200,
    schema: 'AdminAccountResponse',
    run: async (accounts, { who, body }) => ({ account: await accounts.plan(who, planFrom(body)) }),
  },
  {
    operationId: 'adminRotateKey',
    method: 'POST',
    path: `${WHO}/rotate`,
    summary: "Replaces the account's own key; the response is the only one that has the new one",
    body: object({
      keep_seconds: {
        ...count,
        maximum: 2_592_000,
        default: 0,
        description: 'How long the old key stays valid; up to 30 days',
      },
    }),
    status: 200,
    schema: 'AdminAccountWithKeyResponse',
    run: async (accounts, { who, body: { keep_seconds: seconds = 0 } }) => ({
      account: await accounts.rotate(who, { keep: 1000 * Number(seconds) }),
    }),
  },
  {
    operationId: 'adminListKeys',
    method: 'GET',
    path: `${WHO}/keys`,
    summary: "Lists the account's keys, and when each was last used",
    status: 200,
    schema: 'KeysResponse',
    run: async (accounts, { who }) => ({ keys: await accounts.keys(who) }),
  },
  {
    operationId: 'adminCreateKey',
    method: 'POST',
    path: `${WHO}/keys`,
    summary: 'Creates a key with a name; the response is the only one that has the key itself',
    body: object(
      { name: { type: 'string', minLength: 1, maxLength: 64 }, manages: { type: 'boolean', default: false } },
      ['name'],
    ),
    status: 201,
    schema: 'NewKeyResponse',
    run: async (accounts, { who, body: { name, manages } }) => ({
      key: await accounts.createKey(who, { name: String(name), manages: manages === true }),
    }),
  },
  {
    operationId: 'adminDeleteKey',
    method: 'DELETE',
    path: `${WHO}/keys/:key`,
    summary: 'Deletes a named key, which is invalid at once',
    status: 200,
    schema: 'KeyResponse',
    run: async (accounts, { who, key }) => ({ key: await accounts.deleteKey(who, key) }),
  },
  {
    operationId: 'adminRevokeAccount',
    method: 'POST',
    path: `${WHO}/revoke`,
    summary: 'Invalidates all keys of an account at once',
    status: 200,
    schema: 'AdminAccountResponse',
    run: async (accounts, { who }) => ({ account: await accounts.revoke(who) }),
  },
  {
    operationId: 'adminRestoreAccount',
    method: 'POST',
    path: `${WHO}/restore`,
    summary: 'Reactivates a revoked account with a new key, which only this response has',
    status: 200,
    schema: 'AdminAccountWithKeyResponse',
    run: async (accounts, { who }) => ({ account: await accounts.restore(who) }),
  },
  {
    operationId: 'adminAudit',
    method: 'GET',
    path: '/audit',
    summary: 'Compares the balances of all accounts with the sums of the ledger',
    status: 200,
    schema: 'AuditResponse',
    run: async (accounts) => ({ audit: await accounts.audit() }),
  },
];

function planFrom({ plan, credits, quota }: AdminRequest['body']): PlanChoice {
  if (plan === 'monthly') {
    if (credits !== undefined) throw new ApiError('InvalidRequest', '"credits" needs the plan payg');
    if (quota === undefined) throw new ApiError('InvalidRequest', 'the plan monthly needs "quota"');
    return { plan, quota: Number(quota) };
  }
  if (quota !== undefined) throw new ApiError('InvalidRequest', '"quota" needs the plan monthly');
  return { plan: 'payg', credits: Number(credits ?? 0) };
}

function kindFrom(given: unknown): EntryKind {
  const kind = ENTRY_KINDS.find((each) => each === given);
  if (kind !== undefined) return kind;
  throw new ApiError('InvalidRequest', `"kind" must be one of ${ENTRY_KINDS.join(', ')}`);
}
