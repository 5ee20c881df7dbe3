import { REGISTRAR } from '../layouts/registrar.js';
import { registry } from '../read/layout.js';

export default registry({
  on: REGISTRAR,
  labels: { '-': 'Last update of WHOIS database | DreamHost whois server terms of service' },
});
