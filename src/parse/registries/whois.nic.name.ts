import { noMatchBelow, VERISIGN } from '../layouts/verisign.js';
import { registry } from '../read/layout.js';

/** Verisign, .name: only the ids of contacts, which is what its tiered access shows to the public. */
export default registry({
  suffixes: ['name'],
  on: VERISIGN,
  phrases: {
    ...noMatchBelow('name'),
    reserved: 'Third level registrations may be available on this name',
  },
});
