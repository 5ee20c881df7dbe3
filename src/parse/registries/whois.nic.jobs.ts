import { VERISIGN } from '../layouts/verisign.js';
import { registry } from '../read/layout.js';

/** Verisign's until 2020; the registry answers by RDAP alone today. */
export default registry({
  aliases: ['jobswhois.verisign-grs.com'],
  suffixes: ['jobs'],
  on: VERISIGN,
  phrases: { available: 'No match for {domain.jobs} | No match for domain {domain.jobs}' },
});
