import type { RegistrySpec } from '../read/module.js';
import { rewrite } from './rewrite.js';

/**
 * Referral Whois (RFC 2167): each line is a class, an attribute and its value, `domain:Created:20090324`. `;I` behind
 * an attribute means that the value is the id of an object, which the answer does not hold. Errors have numbers.
 */
export const referralWhois = (): RegistrySpec => ({
  says: {
    available: 'error 230 No Objects Found',
    invalid: 'error 340 Invalid Query Syntax{…} | error 338 Invalid Directive Syntax{…}',
    throttled: 'error 331 Requested Limit Exceeded{…}',
    refused: 'error 336 Object Not Authorized{…} | error 401 Not Authorized For Directive{…}',
    failed: `error 402 Unidentified Error{…} | error 500 Memory Allocation Problem{…} |
      error 501 Service Not Available{…} | error 502 Unrecoverable Error{…} | error 503 Idle Time Exceeded{…}`,
  },
  labels: {
    ID: 'domain_id',
    Updated: 'updated_on',
    'Owner-Contact': 'registrant.id',
    'Admin-Contact': 'admin.id',
    'Tech-Contact': 'technical.id',
  },
  ignore: `Class-Name | Auth-Area | Guardian | Organization | Billing-Contact | Primary-Server |
    Secondary-Server`,
  prepare: rewrite([/^domain:\s{0,4}([A-Za-z-]{1,40})(?:;I)?:(.{0,2000})$/u, '$1: $2']),
});
