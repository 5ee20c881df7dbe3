import type { Admission, Database, Refunded, WhenLocked } from '../database/database.js';
import { type Admitted, admitInOrder } from './admit-in-order.js';
import type { DatabaseWatch } from './database-watch.js';
import type { LockedAccounts } from './locked-accounts.js';

/** Charges and refunds of several requests in one transaction, in the order of the requests. Reject if the database fails. */
export class Groups {
  readonly #database: Pick<Database, 'db' | 'books'>;
  readonly #watch: DatabaseWatch;
  readonly #locked: LockedAccounts;
  readonly #now: () => number;

  constructor(
    database: Pick<Database, 'db' | 'books'>,
    watch: DatabaseWatch,
    locked: LockedAccounts,
    now: () => number,
  ) {
    this.#database = database;
    this.#watch = watch;
    this.#locked = locked;
    this.#now = now;
  }

  async charge(group: Admission[]): Promise<(Admitted | null)[]> {
    const { books } = this.#database;
    const charge = (whenLocked: WhenLocked) => books.charge(group, this.#now(), whenLocked);
    const charged = await this.#watch.write(() => this.#locked.write(charge));
    return admitInOrder(charged, group, this.#now());
  }

  /** Finds the accounts of free requests, which do not wait for a commit. Does not show whether a charge would succeed. */
  async visit(group: Admission[]): Promise<(Admitted | null)[]> {
    const hashes = [...new Set(group.map(({ keyHash }) => keyHash))];
    const accounts = await this.#watch.read(() =>
      this.#database.db.selectFrom('accounts').selectAll().where('key_hash', 'in', hashes).execute(),
    );
    const found = accounts.map((account) => ({ account, charged: 0, locked: false }));
    return admitInOrder(found, group, this.#now());
  }

  /** Null for a request that was not charged. */
  async refund(requestIds: string[]): Promise<(Refunded | null)[]> {
    const { books } = this.#database;
    const refund = (whenLocked: WhenLocked) => books.refund(requestIds, this.#now(), whenLocked);
    const refunded = await this.#watch.write(() => this.#locked.write(refund));
    const byId = new Map(refunded.map((each) => [each.requestId, each]));
    return requestIds.map((requestId) => byId.get(requestId) ?? null);
  }

  /** Makes sure that none of these requests can be charged later. */
  forestall(group: readonly Admission[]): Promise<void> {
    return this.#watch.write(() => this.#database.books.forestall(group, this.#now()));
  }
}
