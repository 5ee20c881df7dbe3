import { icann } from '../layouts/icann.js';
import { dropPlaceholders } from '../layouts/placeholder.js';
import { registry } from '../read/registry.js';

/** Global Domains International: ICANN's labels since about 2015, a short record of its own before. */
export default registry({
  aliases: ['whois.worldsite.ws', 'whois.samoanic.ws'],
  suffixes: ['ws'],
  marks: ['Welcome to the .WS Whois Server'],
  spec: () =>
    icann({
      says: { available: 'The queried object does not exist: {domain.ws} | No match for {domain}' },
      labels: {
        'WHOIS Server | Registrar Whois | Registrar Name | Domain Created | Domain Last Updated': 'as named',
        'Administrative Contact Telephone': 'admin.phone',
        'Domain Currently Expires': 'expires_on',
        'Current Nameservers': 'nameserver',
      },
      ignore: 'Registrar Email | Registrar Telephone',
      disclaimer: { from: 'Use of this service', until: ['Domain Name', 'No match'] },
      finish: dropPlaceholders(/^(?:---|Use registrar whois listed below)$/u),
    }),
});
