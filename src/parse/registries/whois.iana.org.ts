import { firstAnswer } from '../layouts/answered-twice.js';
import { readNotAssigned } from '../layouts/not-assigned.js';
import { registry } from '../read/registry.js';

/** IANA: the root zone, .arpa and .int. A name that nobody holds is absent, or `Not assigned` in the root zone. */
export default registry({
  suffixes: ['arpa', 'int'],
  marks: ['% IANA WHOIS server'],
  spec: () => ({
    says: { available: 'This query returned 0 objects', invalid: 'Error: Invalid query' },
    // So it answers a question with a blank line behind it, the second time with "Invalid query".
    prepare: firstAnswer('% IANA WHOIS server'),
    labels: {
      'domain | domain-ace': 'as named',
      organisation: 'registrant.organization',
      address: 'registrant.address',
      contact: 'object.id',
      'administrative | technical | nserver | refer | whois | status | created | changed': 'as named',
    },
    contact: { 'name | organisation | address | phone | fax-no | e-mail': 'as named' },
    ignore: 'ds-rdata | remarks | source',
    address: (lines) => {
      const country = lines.length > 1 ? lines.at(-1) : undefined;
      return country === undefined
        ? { address: lines.join('\n') }
        : { address: lines.slice(0, -1).join('\n'), country };
    },
    finish: readNotAssigned,
  }),
});
