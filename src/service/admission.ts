import { basicUser } from './authorization.js';
import { ApiError } from './errors.js';
import { hashKey } from './keys.js';
import type { Admitted, Ledger } from './ledger.js';
import type { LoginLimit } from './login-limit.js';
import type { Metrics } from './metrics.js';

export interface AdmissionDesk {
  ledger: Ledger;
  logins: LoginLimit;
  metrics: Metrics;
}

export interface Arrival {
  authorization: string | undefined;
  address: string;
  requestId: string;
  cost: 0 | 1;
}

export type Caller = Exclude<Admitted, { account: null }> & { key: string };

/** Whose request it is, charged for it where it costs. Rejects with the `ApiError` for who may not come in. */
export async function admit(desk: AdmissionDesk, arrival: Arrival): Promise<Caller> {
  const { ledger, logins, metrics } = desk;
  const key = basicUser(arrival.authorization);
  if (key === null) {
    throw new ApiError('Unauthenticated', 'log in by HTTP Basic with your API key as the user name', {
      headers: CHALLENGE,
    });
  }
  const keyHash = hashKey(key);
  const wait = logins.wait(arrival.address, keyHash);
  if (wait !== null) {
    const headers = { ...CHALLENGE, 'retry-after': String(wait) };
    throw new ApiError('TooManyFailures', `too many failed log-ins: wait ${wait} s`, { headers });
  }
  const admitted = await ledger.admit({ keyHash, requestId: arrival.requestId, cost: arrival.cost });
  if (admitted.account === null) {
    logins.failed(arrival.address, keyHash);
    metrics.failedLogin();
    throw new ApiError('Unauthorized', 'no such API key, or it was revoked', { headers: CHALLENGE });
  }
  logins.succeeded(keyHash);
  return { ...admitted, key };
}

const CHALLENGE = { 'www-authenticate': 'Basic realm="port43", charset="UTF-8"' };
