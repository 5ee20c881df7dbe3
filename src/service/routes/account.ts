import type { Route } from './route.js';

export const account: Route = {
  operationId: 'getAccount',
  path: '/account',
  summary: 'The account, and what is left of its credits; free',
  cost: 0,
  schema: 'AccountResponse',
  handle: async ({ account, key, remaining }) => ({
    account: {
      id: account.id,
      email: account.email,
      api_token: key,
      credits_remaining: account.plan === 'payg' ? remaining : null,
    },
  }),
};
