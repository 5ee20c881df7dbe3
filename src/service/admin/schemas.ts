import type { AccountView, EntryView } from '../accounts.js';
import type { Audit, AuditedAccount } from '../audit.js';
import { ENTRY_KINDS, PLANS } from '../database/schema.js';
import type { Schema, SchemaName } from '../schemas.js';

const text: Schema = { type: 'string' };
const textOrNull: Schema = { type: ['string', 'null'] };
const whole: Schema = { type: 'integer' };
const wholeOrNull: Schema = { type: ['integer', 'null'] };
const truth: Schema = { type: 'boolean' };
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const list = (items: Schema): Schema => ({ type: 'array', items });
const object = (properties: Readonly<Record<string, Schema>>) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});

const account: Record<keyof AccountView, Schema> = {
  id: text,
  email: text,
  plan: { ...text, enum: PLANS },
  credits_remaining: { ...wholeOrNull, description: 'null on a monthly plan' },
  quota: { ...wholeOrNull, description: 'Requests in each UTC month; null on the pay-as-you-go plan' },
  quota_remaining: { ...wholeOrNull, description: 'null on the pay-as-you-go plan' },
  created_at: { ...text, description: 'ISO 8601' },
  revoked_at: { ...textOrNull, description: 'ISO 8601; null if it was not revoked' },
  former_key_until: { ...textOrNull, description: 'When the previous key expires; null if there is none' },
};

const entry: Record<keyof EntryView, Schema> = {
  at: { ...text, description: 'ISO 8601' },
  kind: { ...text, enum: ENTRY_KINDS },
  pool: { ...text, description: '`credits`, or `quota:` and the UTC month' },
  amount: { ...whole, description: 'Above 0 for grants and refunds, below for charges' },
  request_id: { ...text, description: 'As in `X-Request-Id`' },
  reason: { ...textOrNull, description: 'Of a grant' },
};

const audited: Record<keyof AuditedAccount, Schema> = {
  id: text,
  credits: whole,
  used: whole,
  ledger: object({ credits: whole, used: whole }),
  spent: object({ usage: whole, ledger: whole }),
  exact: truth,
};

const audit: Record<keyof Audit, Schema> = {
  exact: { ...truth, description: 'Whether every balance equals the sum of its entries' },
  entries: whole,
  accounts: list(object(audited)),
  strayRefunds: { ...whole, description: 'Refunds without a charge; always 0' },
};

/** The schemas of the operator's API, by their names in the OpenAPI document. */
export const ADMIN_SCHEMAS = {
  AdminAccount: object(account),
  AdminAccountResponse: object({ account: ref('AdminAccount') }),
  AdminAccountsResponse: object({ accounts: list(ref('AdminAccount')) }),
  AdminAccountWithKeyResponse: object({
    account: object({
      ...account,
      api_token: { ...text, description: 'The key, which no other response has' },
    }),
  }),
  AdminEntriesResponse: object({ entries: list(object(entry)) }),
  AuditResponse: object({ audit: object(audit) }),
} as const;

export type AdminSchemaName = keyof typeof ADMIN_SCHEMAS | SchemaName;
