import { cocca } from '../families/cocca.js';
import { LABELLED } from '../lines.js';
import { registry } from '../registry.js';

/**
 * CoCCA's layout today; until about 2014 Referral Whois (RFC 2167), `domain:Created:20090324`. `;I` after
 * a label there means that the value is the id of an object, which the answer does not hold.
 */
export default registry({
  aliases: ['whois.iam.net.ma'],
  suffixes: ['ma'],
  spec: () =>
    cocca({
      says: {
        available: 'error 230 No Objects Found',
        invalid: 'error 340 Invalid Query Syntax{…} | error 338 Invalid Directive Syntax{…}',
        throttled: 'error 331 Requested Limit Exceeded{…}',
        refused: 'error 336 Object Not Authorized{…} | error 401 Not Authorized For Directive{…}',
        failed: `error 402 Unidentified Error{…} | error 500 Memory Allocation Problem{…} |
          error 501 Service Not Available{…} | error 502 Unrecoverable Error{…} |
          error 503 Idle Time Exceeded{…}`,
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
      disclaimer: { from: ['Le service Whois', 'TERMS OF USE'], until: '>>>' },
      prepare: (lines) =>
        lines.map((line) => {
          const found = line.kind === LABELLED && line.label === 'domain' ? FIELD.exec(line.value) : null;
          return found === null ? line : line.with(found[1] ?? '', found[2]?.trim() ?? '');
        }),
    }),
});

const FIELD = /^([A-Za-z-]{1,40})(?:;I)?:(.*)$/u;
