import { FORMER_NO } from '../layouts/former/whois.norid.no.js';
import { handlesAlone } from '../layouts/handles-alone.js';
import { extend } from '../read/extend.js';
import { registry } from '../read/registry.js';

/** Norid: objects by handle, dotted leaders; what a handle names may stand below, and today never does. */
export default registry({
  suffixes: ['no'],
  marks: ['% Kopibeskyttet', 'NORID Handle...'],
  spec: () =>
    extend(FORMER_NO, {
      says: {
        available: 'No match',
        invalid: 'Invalid query{…} | Not a valid domain name{…}',
        throttled: 'Too many queries{…} | Limit exceeded{…} | Quota exceeded{…}',
      },
      labels: {
        'NORID Handle': 'object.id',
        'Domain Information | Additional information | Domain Name': 'as named',
        'Tech-c Handle': 'technical.handle',
        'Registrar Handle | Created | Last updated': 'as named',
      },
      ignore: `Name Server Handle | DNSSEC | DS Key Tag | Algorithm |
      Digest Type | Digest | Key Flags | Key Protocol | Key Algorithm | Key Public | IDN Domain Name`,
      disclaimer: { until: 'No match' },
      finish(draft) {
        draft.domain_id ??= draft.objects.shift()?.id ?? null;
        handlesAlone(draft);
      },
    }),
});
