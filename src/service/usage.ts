import type { Database } from './database/database.js';
import { MAIN_KEY } from './named-keys.js';
import { DAY_MS } from './units.js';

/** What usage can be grouped by. */
export const GROUPINGS = ['day', 'route', 'key'] as const;
/** What usage is grouped by: UTC days, routes or keys. */
export type Grouping = (typeof GROUPINGS)[number];

/** Which usage to sum up. */
export interface UsageOptions {
  /** What each row is about. */
  by: Grouping;
  /** The first UTC day, `YYYY-MM-DD`. */
  from: string;
  /** The last UTC day, included. */
  to: string;
}

/** Credits, or requests of a quota. What the account paid is the difference. */
export interface Amounts {
  /** What was charged. */
  charged: number;
  /** What was refunded, by the day of the refund. */
  refunded: number;
}

/** One of the three says what the row is about. */
export interface UsageRow extends Amounts {
  /** UTC day, `YYYY-MM-DD`; with `by: 'day'` only. */
  day?: string;
  /** The path of the operation; null for charges of versions that did not store it. */
  route?: string | null;
  /** The name is null if the key was deleted. */
  key?: {
    /** `main` for the account's own key. */
    id: string;
    /** Null if the key was deleted. */
    name: string | null;
  };
}

export interface UsageView extends UsageOptions, Amounts {
  /** One row for each day, route or key that has entries. */
  rows: UsageRow[];
}

/** An invalid period or grouping. The message says what is expected. */
export class InvalidUsage extends Error {
  override readonly name = 'InvalidUsage';
}

/** Days in a period. */
const MAX_DAYS = 366;
const DEFAULT_DAYS = 30;

/** Reads what a client or an operator asks for; by default the last 30 days, by day. Throws `InvalidUsage`. */
export function readUsageOptions(
  { by = 'day', from, to }: Partial<Record<keyof UsageOptions, unknown>>,
  now: number,
): UsageOptions {
  const grouping = GROUPINGS.find((each) => each === by);
  if (grouping === undefined) throw new InvalidUsage(`"by" must be one of ${GROUPINGS.join(', ')}`);
  const last = to === undefined ? dayOf(now) : readDay('to', to);
  const first =
    from === undefined ? dayOf(Date.parse(last) - (DEFAULT_DAYS - 1) * DAY_MS) : readDay('from', from);
  const days = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
  if (days < 1) throw new InvalidUsage(`"from" is ${first}, which is after "to", ${last}`);
  if (days > MAX_DAYS)
    throw new InvalidUsage(
      `from ${first} to ${last} are ${days} days: at most ${MAX_DAYS} can be summed up at once`,
    );
  return { by: grouping, from: first, to: last };
}

function readDay(name: string, given: unknown): string {
  const time = typeof given === 'string' && /^\d{4}-\d\d-\d\d$/.test(given) ? Date.parse(given) : Number.NaN;
  // Some engines read 2026-02-30 as a day of March.
  if (Number.isNaN(time) || dayOf(time) !== given)
    throw new InvalidUsage(`"${name}" must be a day, YYYY-MM-DD`);
  return given as string;
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

const COLUMNS = { day: 'day', route: 'route', key: 'key_id' } as const;

/** Sums up what an account was charged and refunded. `pathOf`: the path of an operation, by its name. */
export async function usageOf(
  { db }: Pick<Database, 'db'>,
  accountId: string,
  options: UsageOptions,
  pathOf: (operation: string) => string,
): Promise<UsageView> {
  const { by, from, to } = options;
  const column = COLUMNS[by];
  const sums = await db
    .selectFrom('usage')
    .select(({ fn }) => [`${column} as group`, 'kind', fn.sum('amount').as('sum')])
    .where('account_id', '=', accountId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy([column, 'kind'])
    .orderBy(column)
    .execute();
  const groups = new Map<string, Amounts>();
  for (const { group, kind, sum } of sums) {
    const amounts = groups.get(group) ?? { charged: 0, refunded: 0 };
    if (kind === 'charge') amounts.charged = 0 - Number(sum);
    else amounts.refunded = Number(sum);
    groups.set(group, amounts);
  }
  const names = by === 'key' ? await namesOf(db, accountId) : null;
  const about = (group: string): Omit<UsageRow, keyof Amounts> => {
    if (names !== null) return { key: { id: group || MAIN_KEY, name: names.get(group) ?? null } };
    return by === 'day' ? { day: group } : { route: group === '' ? null : pathOf(group) };
  };
  const rows = [...groups].map(([group, amounts]) => ({ ...about(group), ...amounts }));
  const total = (field: keyof Amounts): number => rows.reduce((sum, row) => sum + row[field], 0);
  return { by, from, to, charged: total('charged'), refunded: total('refunded'), rows };
}

async function namesOf(db: Database['db'], accountId: string): Promise<Map<string, string>> {
  const keys = await db
    .selectFrom('api_keys')
    .select(['id', 'name'])
    .where('account_id', '=', accountId)
    .execute();
  return new Map([['', MAIN_KEY], ...keys.map(({ id, name }) => [id, name] as const)]);
}
