import { registry } from '../registry.js';

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
    block: ([first = '', ...below]) => {
      const country = below.pop() ?? '';
      const [, name = first, id = ''] = /^(.{1,200}?)\s{1,4}\(([\w-]{3,40})\)$/u.exec(first) ?? [];
      const [, zip = '', city = ''] = /^(\d{3,10})?\s{0,4}(.{0,200})$/u.exec(below[0] ?? '') ?? [];
      return { name, id, zip, city, country };
    },
  }),
});
