import { icann } from '../layouts/icann.js';
import { registry } from '../read/registry.js';

/**
 * Puerto Rico: ICANN's layout on Identity Digital's servers; until about 2018 four labels below its
 * notice.
 */
export default registry({
  suffixes: ['pr'],
  marks: ['% NIC.PR WHOIS server'],
  spec: () =>
    icann({
      says: {
        available: 'The domain {domain} is not registered',
        failed: 'Connection attempt failed {domain} | Connection attempt failed',
      },
      disclaimer: { from: ['The data in NIC.PR', 'Terms of Use'], through: 'abide by these terms' },
      labels: { Domain: 'domain', DNS: 'nameserver' },
    }),
});
