import { verisign } from '../layouts/verisign.js';
import { registry } from '../read/registry.js';

/** Verisign's tiered access: ids of contacts alone, `Expires On` and `Updated On`. */
export default registry({
  suffixes: ['name'],
  spec: () =>
    verisign(['name'], { says: { reserved: 'Third level registrations may be available on this name' } }),
});
