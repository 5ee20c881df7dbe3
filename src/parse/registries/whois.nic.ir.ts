import { holderInRemarks } from '../layouts/holder-in-remarks.js';
import { rpsl } from '../layouts/rpsl.js';
import { registry } from '../read/registry.js';

/** IRNIC: objects by handle; remarks repeat the holder, and are all there is of one who asked to be left out. */
export default registry({
  suffixes: ['ir', 'xn--mgba3a4f16a'],
  marks: ['% This is the IRNIC Whois server'],
  spec: () =>
    rpsl({
      says: {
        available: 'ERROR:101: no entries found | No entries found in the selected source(s)',
        // A cut-off `% Available on web at …`, no word on the name.
        failed: 'Available',
        throttled: 'ERROR:201: {…} | ERROR:202: {…}',
      },
      labels: { 'last-updated': 'updated_on', 'expire-date': 'expires_on', org: 'object.organization' },
      contact: { org: 'organization' },
      ignore: 'ascii | remarks | bill-c | dnssec',
      disclaimer: {
        mark: '%',
        from: 'Available on web at',
        until: 'Information related to',
        skip: /^(?:NOTE: This output|ERROR:|No entries)/u,
      },
      finish: holderInRemarks,
    }),
});
