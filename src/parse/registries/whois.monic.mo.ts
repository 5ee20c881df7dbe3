import { registry } from '../read/registry.js';

/** MONIC: sections whose headings are underlined; before 2016 Verisign's thin layout. */
export default registry({
  suffixes: ['mo', 'xn--mix891f'],
  marks: ['% Monic Whois Server', 'This whois server contains domain data from the MO'],
  spec: () => ({
    says: { available: 'No match for {domain}' },
    labels: {
      'Domain Name': 'domain',
      Registrar: 'registrar.name',
      'Referral URL | Name Server | Domain name servers | Registrant | Admin Contact': 'as named',
      'Technical Contact | Billing Contact': 'as named',
      'Record created on | Record expires on | Record last updated on': 'as named',
    },
    contact: { [CONTACT]: 'as named' },
    // In the section of the billing contact `Org` would open a registrant.
    ignore: `Whois Server | ${CONTACT}`,
  }),
});

const CONTACT = `Org | Name | Address | City | State or Province | Postal Code | Country / Region | Phone |
  Fax-no | E-mail`;
