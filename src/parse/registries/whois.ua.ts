import { UANIC } from '../layouts/uanic.js';
import { registry } from '../read/layout.js';

/** Hostmaster: a name that is `pendingDelete` can still be restored. */
export default registry({
  aliases: ['whois.com.ua', 'whois.net.ua'],
  suffixes: ['ua'],
  marks: ['% This is the Ukrainian Whois query server'],
  on: UANIC,
  status: { redemption: 'pendingDelete' },
  disclaimer: {
    mark: '%',
    from: 'The Whois is',
    skip: /^(?:[Rr]equest from|No entries|Domain Record|Query time|\.UA whois|={3})|:$/u,
  },
});
