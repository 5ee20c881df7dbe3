import { uanic } from '../layouts/uanic.js';
import { registry } from '../read/registry.js';

/** Hostmaster: what was deleted can still be restored, so that it is in redemption. */
export default registry({
  aliases: ['whois.com.ua', 'whois.net.ua'],
  suffixes: ['ua'],
  marks: ['% This is the Ukrainian Whois query server'],
  spec: () =>
    uanic({
      status: { pendingDelete: 'redemption' },
      disclaimer: {
        mark: '%',
        from: 'The Whois is',
        skip: /^(?:[Rr]equest from|No entries|Domain Record|Query time|\.UA whois|={3})|:$/u,
      },
    }),
});
