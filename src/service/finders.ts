import type { RdapPolicy } from '../index.js';
import { createLookups, type FindRecord, type LookupsOptions } from './lookups.js';
import { DOMAINS_BY_BOTH, domainsByRdap, NUMBERS, numbersByRdap } from './record-kinds.js';

/** How each kind of record is found. */
export interface Finders {
  domain: FindRecord;
  number: FindRecord;
  /** Domains by WHOIS and RDAP at the same time. */
  domainByBoth: FindRecord;
  /** Domains as the RDAP server looks them up. */
  domainByRdap: FindRecord;
  numberByRdap: FindRecord;
}

/** `policy`: the order of protocols that the RDAP server's lookups follow. */
export function createFinders(options: Omit<LookupsOptions, 'kind'>, policy: RdapPolicy): Finders {
  return {
    domain: createLookups(options),
    number: createLookups({ ...options, kind: NUMBERS }),
    domainByBoth: createLookups({ ...options, kind: DOMAINS_BY_BOTH }),
    domainByRdap: createLookups({ ...options, kind: domainsByRdap(policy) }),
    numberByRdap: createLookups({ ...options, kind: numbersByRdap(policy) }),
  };
}
