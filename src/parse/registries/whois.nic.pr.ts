import { ICANN } from '../layouts/icann.js';
import { registry } from '../read/layout.js';

/** Puerto Rico: ICANN's layout on Identity Digital's servers; until about 2018 four labels below its notice. */
export default registry({
  suffixes: ['pr'],
  marks: ['% NIC.PR WHOIS server'],
  on: ICANN,
  phrases: {
    available: 'The domain {domain} is not registered',
    failed: 'Connection attempt failed {domain} | Connection attempt failed',
  },
  labels: { domain: 'Domain', nameserver: 'DNS' },
  disclaimer: { from: ['The data in NIC.PR', 'Terms of Use'], through: 'abide by these terms' },
});
