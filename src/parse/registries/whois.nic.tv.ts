import { VERISIGN } from '../layouts/verisign.js';
import { registry } from '../read/layout.js';

/** GoDaddy Registry's since 2022, in ICANN's layout; Verisign's before. */
export default registry({
  aliases: ['tvwhois.verisign-grs.com'],
  suffixes: ['tv'],
  on: VERISIGN,
  phrases: { available: 'No match for {domain.tv} | No match for domain {domain.tv}' },
});
