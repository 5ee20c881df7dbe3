import { jwhois } from '../layouts/jwhois.js';
import { registry } from '../read/registry.js';

/** Any JWhoisServer that has no module of its own. */
export default registry({
  marks: ['This is JWhoisServer serving', 'Java Whois Server'],
  spec: () => jwhois({ disclaimer: {} }),
});
