import { contactLines, ending, opening } from '../layouts/contact-lines.js';
import { registry } from '../read/registry.js';

/** SaudiNIC: a contact is its name (and handle), `Address:`, postal code with town, and country, in two scripts. */
export default registry({
  aliases: ['whois.saudinic.net.sa', 'whois.nic.sa'],
  suffixes: ['sa', 'xn--mgberp4a5d4ar'],
  marks: ['% SaudiNIC Whois server'],
  spec: () => ({
    says: { available: 'No Match for {domain}' },
    labels: {
      'Domain Name | Registrant | Administrative Contact | Technical Contact | Name Servers': 'as named',
      'Created on | Last Updated on | Expires on': 'as named',
    },
    contact: { Address: 'address' },
    ignore: 'DNSSEC',
    block: contactLines(
      opening(/^(?<name>.{1,200}?)\s{1,4}\((?<id>[\w-]{3,40})\)$/u, /^(?<name>.*)$/u),
      ending(/^(?<country>.{1,80})$/u),
      opening(/^(?<zip>\d{3,10})?\s{0,4}(?<city>.{0,200})$/u),
    ),
  }),
});
