import { icann } from '../layouts/icann.js';
import { registry } from '../read/registry.js';

/** Universal Domain Registry's second-level domains: ICANN's labels below `Available: No`. */
export default registry({
  suffixes: ['hk.com', 'inc.hk', 'ltd.hk', 'hk.org'],
  spec: () =>
    icann({
      says: { available: 'Available: Yes | This domain is available for registration, please visit{…}' },
      labels: { 'Last Updated': 'updated_on' },
      ignore: 'Available',
      disclaimer: { from: 'Use of this whois service', until: ['Available', 'For complete', 'Domain'] },
    }),
});
