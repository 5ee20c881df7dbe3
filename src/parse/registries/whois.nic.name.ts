import { noMatchBelow, VERISIGN } from '../layouts/verisign.js';
import { registry } from '../read/layout.js';

/** Verisign's tiered access: ids of contacts alone, `Expires On` and `Updated On`. */
export default registry({
  suffixes: ['name'],
  on: VERISIGN,
  phrases: {
    ...noMatchBelow('name'),
    reserved: 'Third level registrations may be available on this name',
  },
});
