import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Ledger } from '../ledger.js';
import type { Metrics } from '../metrics.js';

/** Gives back what a request was charged; what remains then is told with its answer. Never rejects. */
export type GiveBack = (request: FastifyRequest) => Promise<void>;

export function giveBackFrom(ledger: Ledger, metrics: Metrics, logger: Logger): GiveBack {
  return async ({ id, state }) => {
    try {
      state.remaining = await ledger.refund(id);
      metrics.refund();
    } catch (error) {
      logger.error({ id, err: error }, 'a charge could not be given back');
    }
  };
}
