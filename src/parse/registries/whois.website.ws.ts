import { ICANN } from '../layouts/icann.js';
import { registry } from '../read/layout.js';

/** Global Domains International: ICANN's labels since about 2015, a short record of its own before. */
export default registry({
  aliases: ['whois.worldsite.ws', 'whois.samoanic.ws'],
  suffixes: ['ws'],
  marks: ['Welcome to the .WS Whois Server'],
  on: ICANN,
  phrases: { available: 'The queried object does not exist: {domain.ws} | No match for {domain}' },
  labels: {
    referral_whois: 'Registrar Whois',
    'registrar.name': 'Registrar Name',
    created_on: 'Domain Created',
    updated_on: 'Domain Last Updated',
    'admin.phone': 'Administrative Contact Telephone',
    expires_on: 'Domain Currently Expires',
    nameserver: 'Current Nameservers',
    'registrar.email': 'Registrar Email',
    'registrar.phone': 'Registrar Telephone',
  },
  disclaimer: { from: 'Use of this service', until: ['Domain Name', 'No match'] },
  placeholders: /^(?:---|Use registrar whois listed below)$/u,
});
