import { registry } from '../read/layout.js';
import { contactLines, ending, opening } from '../values/contact-lines.js';

/** SaudiNIC: a contact is its name (and handle), `Address:`, postal code with town, and country, in two scripts. */
export default registry({
  aliases: ['whois.saudinic.net.sa', 'whois.nic.sa'],
  suffixes: ['sa', 'xn--mgberp4a5d4ar'],
  marks: ['% SaudiNIC Whois server'],
  phrases: { available: 'No Match for {domain} | No Match for domain: {domain}' },
  labels: {
    domain: 'Domain Name',
    registrant: 'Registrant',
    admin: 'Administrative Contact',
    technical: 'Technical Contact',
    nameserver: 'Name Servers',
    created_on: 'Created on',
    updated_on: 'Last Updated on',
  },
  contact: { address: 'Address' },
  block: contactLines(
    opening(/^(?<name>.{1,200}?)\s{1,4}\((?<id>[\w-]{3,40})\)$/u, /^(?<name>.*)$/u),
    ending(/^(?<country>.{1,80})$/u),
    opening(/^(?<zip>\d{3,10})?\s{0,4}(?<city>.{0,200})$/u),
  ),
});
