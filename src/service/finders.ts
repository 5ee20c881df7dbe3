import type { RdapPolicy } from '../index.js';
import {
  createLookups,
  DOMAINS_BY_BOTH,
  domainsByRdap,
  type FindRecord,
  type LookupsOptions,
  NUMBERS,
  numbersByRdap,
} from './lookups.js';

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
export function createFinders(options: Omit<LookupsOptions, 'subject'>, policy: RdapPolicy): Finders {
  return {
    domain: createLookups(options),
    number: createLookups({ ...options, subject: NUMBERS }),
    domainByBoth: createLookups({ ...options, subject: DOMAINS_BY_BOTH }),
    domainByRdap: createLookups({ ...options, subject: domainsByRdap(policy) }),
    numberByRdap: createLookups({ ...options, subject: numbersByRdap(policy) }),
  };
}
