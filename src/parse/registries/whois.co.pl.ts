import { registry } from '../read/registry.js';

/** Mainseek's second-level domain. */
export default registry({
  suffixes: ['co.pl'],
  spec: () => ({
    says: { available: 'Unfortunately, No Results Were Found' },
    labels: { domain: 'domain', nserver: 'nameserver', changed: 'updated_on' },
    ignore: 'source',
  }),
});
