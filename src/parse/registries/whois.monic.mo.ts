import { registry } from '../read/layout.js';

/** MONIC: sections whose headings are underlined; before 2016 Verisign's thin layout. */
export default registry({
  suffixes: ['mo', 'xn--mix891f'],
  marks: ['% Monic Whois Server', 'This whois server contains domain data from the MO'],
  phrases: { available: 'No match for {domain}' },
  labels: {
    domain: 'Domain Name',
    'registrar.name': 'Registrar',
    referral_url: 'Referral URL',
    nameserver: 'Name Server | Domain name servers',
    registrant: 'Registrant',
    admin: 'Admin Contact',
    technical: 'Technical Contact',
    billing: 'Billing Contact',
    created_on: 'Record created on',
    expires_on: 'Record expires on',
    '-': 'Whois Server',
  },
  contact: {
    organization: 'Org',
    name: 'Name',
    address: 'Address',
    city: 'City',
    state: 'State or Province',
    zip: 'Postal Code',
    country: 'Country / Region',
    phone: 'Phone',
    fax: 'Fax-no',
    email: 'E-mail',
  },
});
