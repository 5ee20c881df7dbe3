import { registry } from '../read/layout.js';

/** Mainseek's second-level domain. */
export default registry({
  suffixes: ['co.pl'],
  phrases: { available: 'Unfortunately, No Results Were Found' },
  labels: { domain: 'domain', nameserver: 'nserver', updated_on: 'changed', '-': 'source' },
});
