import { icann, otherContact } from '../layouts/icann.js';
import { registry } from '../read/registry.js';

/** CISA: ICANN's layout with a security contact since 2023, before that a name and `Status: ACTIVE`. */
export default registry({
  aliases: ['whois.dotgov.gov'],
  suffixes: ['gov', 'fed.us'],
  marks: ['% DOTGOV WHOIS Server'],
  spec: () =>
    icann({
      says: { available: 'No match for {domain}.' },
      ignore: otherContact('Security'),
      disclaimer: { after: '>>> Last update', skip: /^For more information on Whois status codes/u },
    }),
});
