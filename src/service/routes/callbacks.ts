import type { BalanceCallbackView } from '../callbacks/balance.js';
import { checkCallbackUrl, readCallbackUrl } from '../callbacks/url.js';
import { ApiError } from '../errors.js';
import type { Route } from './route.js';

const rotateCallbackSecret: Route = {
  operationId: 'rotateCallbackSecret',
  method: 'POST',
  path: '/callback-secret',
  summary:
    "Creates or replaces the secret that signs the account's callbacks; no other response has it; free",
  cost: 0,
  status: 201,
  managed: true,
  schema: 'CallbackSecretResponse',
  handle: async ({ account, secrets }) => ({ callback_secret: await secrets.rotate(account.id) }),
};

const getBalanceCallback: Route = {
  operationId: 'getBalanceCallback',
  path: '/account/callback',
  summary: 'Returns the callback for a low balance and its state; free',
  cost: 0,
  managed: true,
  schema: 'BalanceCallbackResponse',
  handle: async ({ account, balances }) => found(await balances.find(account.id)),
};

const setBalanceCallback: Route = {
  operationId: 'setBalanceCallback',
  method: 'PUT',
  path: '/account/callback',
  summary: 'Sets the callback that is sent once whenever less than `below` is left; free',
  cost: 0,
  managed: true,
  schema: 'BalanceCallbackResponse',
  takes: 'balance',
  handle: async ({ account, balances, body, targets }) => {
    const { url, below } = read(body);
    await checkCallbackUrl('url', url, targets);
    return { callback: await balances.set(account.id, { url: url.href, below }) };
  },
};

const deleteBalanceCallback: Route = {
  operationId: 'deleteBalanceCallback',
  method: 'DELETE',
  path: '/account/callback',
  summary: 'Deletes the callback for a low balance; free',
  cost: 0,
  managed: true,
  schema: 'BalanceCallbackResponse',
  handle: async ({ account, balances }) => found(await balances.remove(account.id)),
};

export const CALLBACK_ROUTES: readonly Route[] = [
  rotateCallbackSecret,
  getBalanceCallback,
  setBalanceCallback,
  deleteBalanceCallback,
];

function found(callback: BalanceCallbackView | null): { callback: BalanceCallbackView } {
  if (callback === null) throw new ApiError('NotFound', 'the account has no callback for a low balance');
  return { callback };
}

const MAX_MARK = 1e12;

function read(body: unknown): { url: URL; below: number } {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new ApiError('InvalidRequest', 'the body must be a JSON object with "url" and "below"');
  const { url, below, ...more } = body as Record<string, unknown>;
  const [unknown] = Object.keys(more);
  if (unknown !== undefined)
    throw new ApiError(
      'InvalidRequest',
      `unknown field "${unknown.slice(0, 40)}": the callback has url and below`,
    );
  if (typeof below !== 'number' || !Number.isInteger(below) || below < 1 || below > MAX_MARK)
    throw new ApiError('InvalidRequest', '"below" must be a whole number, 1 or more');
  return { url: readCallbackUrl('url', url), below };
}
