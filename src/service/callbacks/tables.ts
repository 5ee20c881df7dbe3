import { type Kysely, sql } from 'kysely';

/** The secret that signs an account's callbacks, in base64: HMAC needs it as it is. */
export interface SigningSecretsTable {
  account_id: string;
  secret: string;
  created_at: number;
  /** The previous one, which signs until then as well. */
  former: string | null;
  former_until: number | null;
}

/** An account's callback for a low balance. */
export interface BalanceCallbacksTable {
  account_id: string;
  url: string;
  /** The mark: the callback is sent when less is left. */
  below: number;
  /** 1 while less is left, so that it is sent once. */
  is_below: 0 | 1;
  /** What was left when it fell below the mark, and when that was noticed. */
  remaining: number | null;
  noticed_at: number | null;
  tries: number;
  /** When it is to be tried next; null: not. */
  due_at: number | null;
  /** Status of the last response, and when the last attempt was. */
  status: number | null;
  tried_at: number | null;
  /** 1 after all attempts have failed. */
  failed: 0 | 1;
}

export async function addCallbacks<Tables>(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('signing_secrets')
    .addColumn('account_id', 'text', (column) => column.primaryKey().references('accounts.id'))
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('former', 'text')
    .addColumn('former_until', 'bigint')
    .execute();
  await db.schema
    .createTable('balance_callbacks')
    .addColumn('account_id', 'text', (column) => column.primaryKey().references('accounts.id'))
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('below', 'bigint', (column) => column.notNull())
    .addColumn('is_below', 'integer', (column) => column.notNull())
    .addColumn('remaining', 'bigint')
    .addColumn('noticed_at', 'bigint')
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('status', 'integer')
    .addColumn('tried_at', 'bigint')
    .addColumn('failed', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.alterTable('jobs').addColumn('callback_status', 'integer').execute();
  await db.schema.alterTable('jobs').addColumn('callback_tried_at', 'bigint').execute();
  await db.schema
    .alterTable('jobs')
    .addColumn('callback_failed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  // Former versions stored no result. After three attempts it is more likely that the last one failed.
  await sql`update jobs set callback_failed = 1 where callback_at is null and done_at is not null and callback_tries >= 3`.execute(
    db,
  );
}
