import { ICANN } from '../layouts/icann.js';
import { registry } from '../read/layout.js';

/** CISA: ICANN's layout with a security contact since 2023, before that a name and `Status: ACTIVE`. */
export default registry({
  aliases: ['whois.dotgov.gov'],
  suffixes: ['gov', 'fed.us'],
  marks: ['% DOTGOV WHOIS Server'],
  on: ICANN,
  phrases: { available: 'No match for {domain}.' },
  roles: { '-': 'Security * | Registry Security *' },
});
