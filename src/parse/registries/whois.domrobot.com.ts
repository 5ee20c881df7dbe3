import { ksregistry } from '../layouts/ksregistry.js';
import { formerNotice, registrar } from '../layouts/registrar.js';
import { registry } from '../read/registry.js';

/** InterNetworX. Until 2013: `owner-name` and the like, as KSregistry has them, with ids as `owner-id`. */
export default registry({
  spec: () =>
    registrar({
      ...ksregistry({
        labels: { domain: 'domain', 'owner-id': 'registrant.id' },
        ignore: 'ISP | URL',
      }),
      disclaimer: formerNotice({ until: 'Please register' }),
    }),
});
