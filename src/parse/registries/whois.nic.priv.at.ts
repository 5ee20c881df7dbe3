import { RPSL } from '../layouts/rpsl.js';
import { registry } from '../read/layout.js';

/** priv.at, for private persons: RPSL, where `descr` describes the domain. */
export default registry({
  suffixes: ['priv.at'],
  on: RPSL,
  phrases: { available: 'No entries found for the selected source(s)' },
  labels: { '-': 'descr' },
  disclaimer: { skip: /^No entries found/u },
});
