import { ApiError } from '../errors.js';
import { isoTime } from '../iso-time.js';
import { periodOf } from '../months.js';
import { InvalidUsage, readUsageOptions } from '../usage.js';
import type { Route } from './route.js';

const getAccount: Route = {
  operationId: 'getAccount',
  path: '/account',
  summary: 'Returns the account, its plan and what is left of it; free',
  cost: 0,
  schema: 'AccountResponse',
  handle: async ({ account, key, remaining, now }) => {
    const period = periodOf(account, now());
    return {
      account: {
        id: account.id,
        email: account.email,
        api_token: key,
        credits_remaining: period === null ? remaining : null,
        plan: account.plan,
        quota: period?.quota ?? null,
        used: period?.used ?? null,
        period: period && { starts_on: isoTime(period.start), ends_on: isoTime(period.end) },
      },
    };
  },
};

const getUsage: Route = {
  operationId: 'getUsage',
  path: '/usage',
  summary: 'Sums up what was charged and refunded, by day, route or key; free',
  cost: 0,
  schema: 'UsageResponse',
  query: ['by', 'from', 'to'],
  handle: async ({ account, query, usage, now }) => {
    try {
      return { usage: await usage(account.id, readUsageOptions(query, now())) };
    } catch (error) {
      if (error instanceof InvalidUsage)
        throw new ApiError('InvalidRequest', error.message, { cause: error });
      throw error;
    }
  },
};

export const ACCOUNT_ROUTES: readonly Route[] = [getAccount, getUsage];
