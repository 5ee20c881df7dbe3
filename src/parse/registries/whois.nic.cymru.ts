import { icann } from '../layouts/icann.js';
import { registry } from '../read/registry.js';

/** Nominet for .cymru. Throttles in the words of .uk. */
export default registry({
  suffixes: ['cymru'],
  spec: () => icann({ says: { throttled: 'the WHOIS query quota for {domain} has been exceeded{…}' } }),
});
