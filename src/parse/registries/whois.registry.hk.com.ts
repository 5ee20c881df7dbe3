import { ICANN } from '../layouts/icann.js';
import { registry } from '../read/layout.js';

/** Universal Domain Registry's second-level domains: ICANN's labels below `Available: No`. */
export default registry({
  suffixes: ['hk.com', 'inc.hk', 'ltd.hk', 'hk.org'],
  on: ICANN,
  beside: 'Available: Yes | {1-1}/register-domain',
  phrases: { available: 'This domain is available for registration, please visit{…}' },
  labels: { updated_on: 'Last Updated', '-': 'Available' },
  disclaimer: { from: 'Use of this whois service', until: ['Available', 'For complete', 'Domain'] },
});
