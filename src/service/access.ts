import type { LoginLimit } from '../limits/login-limit.js';
import type { KeyUses } from './key-uses.js';
import type { OtherKeys } from './keys.js';
import type { Ledger } from './ledger/ledger.js';
import type { RateLimit } from './rate-limit.js';

/** The modules that log requests in, limit them and charge them. */
export interface Access {
  ledger: Ledger;
  otherKeys: OtherKeys;
  keyUses: KeyUses;
  logins: LoginLimit;
  rates: RateLimit;
}
