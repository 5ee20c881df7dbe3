import { cocca, noticeFrom } from '../families/cocca.js';
import { registry } from '../registry.js';

/** CoCCA's software since about 2014. Before, `Generic NIC`: contacts by handle, which stand nowhere. */
export default registry({
  suffixes: ['ci'],
  spec: () =>
    cocca({
      says: { available: 'Domain {domain} not found' },
      labels: {
        Domain: 'domain',
        "Owner's handle": 'registrant.id',
        "Administrative Contact's handle": 'admin.id',
        "Technical Contact's handle": 'technical.id',
        Nameserver: 'nameserver',
        'Address of': 'nameserver.ip',
      },
      disclaimer: noticeFrom('All rights reserved'),
      prepare: (lines) =>
        lines.map((line) =>
          line.label.startsWith('Address of ') ? line.with('Address of', line.value) : line,
        ),
    }),
});
