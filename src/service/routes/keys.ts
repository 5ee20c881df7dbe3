import { ApiError } from '../errors.js';
import { KeyRejected, type NewKey } from '../named-keys.js';
import type { Route } from './route.js';

const listKeys: Route = {
  operationId: 'listKeys',
  path: '/keys',
  summary: "Lists the account's keys and when each was last used; free",
  cost: 0,
  managed: true,
  schema: 'KeysResponse',
  handle: async ({ account, namedKeys, keyUses }) => {
    await keyUses.flush();
    return { keys: await namedKeys.list(account) };
  },
};

const createKey: Route = {
  operationId: 'createKey',
  method: 'POST',
  path: '/keys',
  summary: 'Creates a key with a name; the response is the only one that has the key itself; free',
  cost: 0,
  status: 201,
  managed: true,
  schema: 'NewKeyResponse',
  takes: 'key',
  handle: async ({ account, namedKeys, body }) => {
    const key = readNewKey(body);
    return { key: await namedKeys.create(account, key).catch(reject) };
  },
};

const deleteKey: Route = {
  operationId: 'deleteKey',
  method: 'DELETE',
  path: '/keys/:id',
  summary: 'Deletes a key, which is invalid at once; free',
  cost: 0,
  managed: true,
  schema: 'KeyResponse',
  handle: async ({ account, namedKeys, keyUses, id }) => {
    await keyUses.flush();
    const key = CAN_BE_ID.test(id) ? await namedKeys.remove(account, id).catch(reject) : null;
    if (key === null) throw new ApiError('NotFound', 'the account has no such key');
    return { key };
  },
};

/** PostgreSQL fails for texts with U+0000. */
const CAN_BE_ID = /^\w+$/;

export const KEY_ROUTES: readonly Route[] = [listKeys, createKey, deleteKey];

function readNewKey(body: unknown): NewKey {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new ApiError('InvalidRequest', 'the body must be a JSON object with "name"');
  const { name, manages = false, ...more } = body as Record<string, unknown>;
  const [unknown] = Object.keys(more);
  if (unknown !== undefined)
    throw new ApiError(
      'InvalidRequest',
      `unknown field "${unknown.slice(0, 40)}": a key has name and manages`,
    );
  if (typeof name !== 'string') throw new ApiError('InvalidRequest', '"name" must be a string');
  if (typeof manages !== 'boolean') throw new ApiError('InvalidRequest', '"manages" must be true or false');
  return { name, manages };
}

function reject(error: unknown): never {
  if (error instanceof KeyRejected) throw new ApiError('InvalidRequest', error.message, { cause: error });
  throw error;
}
