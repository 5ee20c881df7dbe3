import { fred } from '../layouts/fred.js';
import { registry } from '../read/registry.js';

/** Any server of CZ.NIC's FRED that has no module of its own. Its times may be local: which zone's, nobody can tell. */
export default registry({
  marks: ['% Whoisd Server Version', '% Domain Information over Whois protocol', 'nsset:        '],
  spec: () => fred(),
});
