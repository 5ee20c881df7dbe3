import { RPSL } from '../layouts/rpsl.js';
import { registry } from '../read/layout.js';

/** nic.at. A nameserver's address is in the remark below it; the registrar's link leads to the registry's page. */
export default registry({
  suffixes: ['at'],
  marks: ['source:         AT-DOM'],
  on: RPSL,
  phrases: { available: 'nothing found', throttled: 'quota exceeded {…}' },
  rewrite: [[/^(registrar:.{1,250}) \( https?:\S{1,200} \)$/u, '$1']],
  labels: {
    'registrar.name': 'registrar',
    'registrant.handle': 'registrant',
    'nameserver.ip': 'remarks',
    'object.name': 'personname',
    'object.organization': 'organization',
  },
  contact: {
    name: 'personname',
    organization: 'organization',
    address: 'street address',
    zip: 'postal code',
    city: 'city',
  },
  disclaimer: { skip: /^(?:Copyright|Restricted rights|nothing found|Quota)/iu },
});
