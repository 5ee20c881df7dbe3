import type { Books } from '../database/database.js';
import type { ServiceProcess } from '../process.js';
import { createLedger, type Ledger } from './ledger.js';

/** The ledger of a process, which reports to its metrics and its log. */
export function ledgerOf({ database: { db, books }, metrics, logger, now }: ServiceProcess): Ledger {
  return createLedger(
    { db, books: timed(books, metrics.commit) },
    {
      now,
      onGroup: metrics.group,
      onTrouble: (trouble) => {
        metrics.databaseUp(trouble === null);
        if (trouble === null) logger.warn('the database is back: requests are served again');
        else logger.error({ err: trouble }, 'the database fails: requests get 503 until it is back');
      },
      onLoss: (error, requestIds) =>
        logger.error({ err: error, requestIds }, 'charges could not be refunded'),
    },
  );
}

/** Reports how many seconds each charge took. */
const timed = (books: Books, onCharge: (seconds: number) => void): Books => ({
  ...books,
  charge: async (...group) => {
    const start = performance.now();
    try {
      return await books.charge(...group);
    } finally {
      onCharge((performance.now() - start) / 1000);
    }
  },
});
