import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Access } from '../access.js';
import { type Credentials, challengeTo, credentialsOf, hasCredentials } from '../credentials.js';
import { type Admission, DatabaseUnavailable } from '../database/database.js';
import { ApiError } from '../errors.js';
import type { KeyUses } from '../key-uses.js';
import { hashKey } from '../keys.js';
import type { Metrics } from '../metrics.js';
import { type Caller, configOf, hasNoRoute, inTime, isOfApi, type RefundRequest } from './request-state.js';

export interface OnRequestOptions extends Omit<Access, 'keyUses'> {
  keyUses: Pick<KeyUses, 'used'>;
  metrics: Metrics;
  refundRequest: RefundRequest;
}

/**
 * Logs callers in and charges them before the rest of the request is read: clients without a key get no other error, and
 * clients without credits get no lookup. A request without a route costs nothing.
 */
export function onRequest(options: OnRequestOptions): onRequestAsyncHookHandler {
  const { ledger, otherKeys, keyUses, logins, rates, metrics, refundRequest } = options;
  return async (request) => {
    if (isOfApi(request)) await logIn(request);
    // Elsewhere a key is optional; with one, the response has the remaining credits.
    else if (hasCredentials(request.headers)) await logIn(request).catch(passOver);
    const { caller } = request.state;
    if (caller?.outcome === 'exhausted') throw exhausted(caller);
  };

  async function logIn(request: FastifyRequest): Promise<void> {
    const caller = await admit(request);
    request.state.caller = caller;
    request.state.remaining = caller.remaining;
  }

  /** Rejects with an `ApiError` if the key is not accepted. */
  async function admit(request: FastifyRequest): Promise<Caller> {
    const { id: requestId, ip, headers } = request;
    const sent = credentialsOf(headers);
    if (sent === null)
      throw new ApiError(
        'Unauthenticated',
        'send your API key as the user name of HTTP Basic, as a Bearer token, or as X-API-Key',
        { headers: { 'www-authenticate': challengeTo(null) } },
      );
    const { key, scheme } = sent;
    const keyHash = hashKey(key);
    const { operation: route } = configOf(request);
    const counted = rates.count(keyHash);
    const cost = hasNoRoute(request) || counted === 'over' ? 0 : costOf(request);
    request.state.remaining = null;
    const admitted = await inTime(
      request.state,
      admitByAnyKey({ keyHash, requestId, cost, route }),
      (late) => {
        if (late.account !== null && late.outcome === 'charged') void refundRequest(request);
      },
    );
    if (admitted.account === null) {
      request.state.remaining = 0;
      metrics.failedLogin();
      throw refused(scheme, logins.failed(ip));
    }
    keyUses.used(admitted.account.id, admitted.keyId);
    Object.assign(request.state.headers, rates.headersFor(keyHash, admitted.account, counted));
    if (counted === 'over') {
      request.state.remaining = admitted.remaining;
      throw overRate(rates.wait(keyHash));
    }
    return { ...admitted, key };
  }

  /** By the account's own key, or by another one that was found for it. */
  async function admitByAnyKey(admission: Admission): Promise<AdmittedByKey> {
    const { keyHash } = admission;
    let other = otherKeys.isExpected(keyHash) ? await otherKeys.find(keyHash) : null;
    for (;;) {
      const { accountHash, id: keyId, manages } = other ?? { accountHash: keyHash, id: null, manages: true };
      const admitted = await ledger.admit({ ...admission, keyHash: accountHash, keyId });
      if (admitted.account !== null) return { ...admitted, keyId, manages };
      const found = await otherKeys.find(keyHash);
      // If its account has another hash than was tried, the account's own key was rotated meanwhile.
      if (found === null || found.accountHash === accountHash) return admitted;
      other = found;
    }
  }
}

function costOf(request: FastifyRequest): 0 | 1 {
  const { cost = 0 } = configOf(request);
  return typeof cost === 'function' ? cost(request) : cost;
}

type AdmittedByKey = { account: null } | Omit<Caller, 'key'>;

/** `wait`: seconds, or null. It says nothing about the key except that it is not valid. */
function refused(scheme: Credentials['scheme'], wait: number | null): ApiError {
  const challenge = { 'www-authenticate': challengeTo(scheme) };
  if (wait === null)
    return new ApiError('Unauthorized', 'the API key does not exist or was revoked', { headers: challenge });
  return new ApiError('TooManyFailures', `too many failed log-ins: wait ${wait} s`, {
    headers: { ...challenge, 'retry-after': String(wait) },
  });
}

const overRate = (wait: number): ApiError =>
  new ApiError('RateLimitReached', `too many requests for this plan: wait ${wait} s`, {
    headers: { 'retry-after': String(wait) },
  });

function passOver(error: unknown): void {
  if (!(error instanceof ApiError || error instanceof DatabaseUnavailable)) throw error;
}

export function exhausted({ account }: Pick<Caller, 'account'>): ApiError {
  const what = account.plan === 'payg' ? 'no credits are left' : "this month's quota is used up";
  return new ApiError('UsageLimitReached', what);
}
