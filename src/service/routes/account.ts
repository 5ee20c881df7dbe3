import { ACCOUNT } from '../schemas.js';
import type { Route } from './route.js';

export const account: Route = {
  path: '/account',
  summary: 'The account, and what is left of its credits; free',
  cost: 0,
  schema: ACCOUNT,
  handle: async ({ account, key, remaining }) => ({
    account: {
      id: account.id,
      email: account.email,
      api_token: key,
      credits_remaining: account.plan === 'payg' ? remaining : null,
    },
  }),
};
