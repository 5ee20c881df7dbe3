import { COCCA } from '../layouts/cocca.js';
import { registry } from '../read/layout.js';

/**
 * Sierra Leone. Today: CoCCA's layout.
 * Until about 2012 a layout of its own, which printed `Domain not found, marked private, or error in your query.` for a free name, which is
 * not evidence.
 */
export default registry({
  suffixes: ['sl'],
  on: COCCA,
  beside: "SIMPLE WORDS: Do not abuse this service or you'll get blocked",
  labels: {
    created_on: 'Registration Date',
    updated_on: 'Last Updated',
    '-': 'Source IP | Server Time | Queries Left | SIMPLE WORDS',
  },
  contact: { id: 'Handle', organization: 'Company', zip: 'Postal', phone: 'Voice' },
  disclaimer: { from: 'You are not authorized', through: 'terms at any time' },
});
