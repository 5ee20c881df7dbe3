/** What the API says of an account, as far as it is shown. */
export interface Account {
  id: string;
  email: string;
  /** Null for a monthly plan, which has a quota instead. */
  credits_remaining: number | null;
  plan: string;
  quota: number | null;
  used: number | null;
  period: { starts_on: string; ends_on: string } | null;
}

export interface Amounts {
  charged: number;
  refunded: number;
}

export interface UsageRow extends Amounts {
  day?: string;
  route?: string | null;
  key?: { id: string; name: string | null };
}

export interface Usage extends Amounts {
  /** UTC days, both included. */
  from: string;
  to: string;
  rows: UsageRow[];
}

export type Grouping = 'day' | 'route' | 'key';

export interface Key {
  /** `main` for the account's own key, which cannot be deleted here. */
  id: string;
  name: string;
  /** Whether it may list, create and delete keys. */
  manages: boolean;
  created_on: string | null;
  last_used_on: string | null;
}

/** The only response that has the key itself. */
export type NewKey = Key & { api_token: string };
