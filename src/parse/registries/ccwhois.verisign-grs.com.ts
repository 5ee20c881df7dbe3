import { VERISIGN } from '../layouts/verisign.js';
import { registry } from '../read/layout.js';

/** Verisign, .cc: thin records, as for .com. */
export default registry({
  aliases: ['whois.nic.cc'],
  suffixes: ['cc'],
  on: VERISIGN,
  phrases: { available: 'No match for {domain.cc} | No match for domain {domain.cc}' },
});
