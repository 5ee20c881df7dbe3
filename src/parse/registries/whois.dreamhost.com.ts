import { REGISTRAR } from '../layouts/registrar.js';
import { registry } from '../read/layout.js';

/** DreamHost. */
export default registry({
  on: REGISTRAR,
  labels: { '-': 'DreamHost whois server terms of service' },
});
