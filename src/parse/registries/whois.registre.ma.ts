import { COCCA } from '../layouts/cocca.js';
import { registry } from '../read/layout.js';

/**
 * ANRT. Today: CoCCA's layout.
 * Until about 2014, Referral Whois (RFC 2167): each line is a class, an attribute and its value,
 * `domain:Created:20090324`. `;I` after an attribute means that the value is the id of an object, which is not in the response. Errors have
 * numbers.
 */
export default registry({
  aliases: ['whois.iam.net.ma'],
  suffixes: ['ma'],
  on: COCCA,
  beside: '%rwhois {…} | rwhois {…}',
  phrases: {
    available: 'error 230 No Objects Found',
    invalid: 'error 340 Invalid Query Syntax{…} | error 338 Invalid Directive Syntax{…}',
    throttled: 'error 331 Requested Limit Exceeded{…}',
    refused: 'error 336 Object Not Authorized{…} | error 401 Not Authorized For Directive{…}',
    failed: `
      error 402 Unidentified Error{…} | error 500 Memory Allocation Problem{…} |
      error 501 Service Not Available{…} | error 502 Unrecoverable Error{…} |
      error 503 Idle Time Exceeded{…}
    `,
  },
  rewrite: [[/^domain:\s{0,4}([A-Za-z-]{1,40})(?:;I)?:(.{0,2000})$/u, '$1: $2']],
  labels: {
    domain_id: 'ID',
    updated_on: 'Updated',
    'registrant.id': 'Owner-Contact',
    'admin.id': 'Admin-Contact',
    'technical.id': 'Tech-Contact',
    '-': 'Class-Name | Auth-Area | Guardian | Organization | Primary-Server | Secondary-Server',
  },
});
