import { ICANN } from '../layouts/icann.js';
import { registry } from '../read/layout.js';

/**
 * SGNIC. Since 2024: ICANN's labels.
 * Until 2024: indented sections; until 2012 the registrant was printed twice, once by name above the record.
 */
export default registry({
  aliases: ['whois.ta.sgnic.sg', 'whois.zh.sgnic.sg'],
  suffixes: ['sg', 'xn--clchc0ea0b2g2a9gcd', 'xn--yfro4i67o'],
  marks: ['SGNIC WHOIS Server'],
  on: ICANN,
  labels: {
    registrant: 'Owner/Main Contact | Registrant',
    updated_on: 'Modified Date',
    admin: 'Administrative Contact',
    technical: 'Technical Contact',
    nameserver: 'Name Servers',
    '-': 'VerifiedID Status | Registry Lock | Note',
  },
  contact: {
    phone: 'Telephone',
    fax: 'Facsimile',
    address: 'Registered Address(line)',
    state: 'Registered State',
    country: 'Registered Country',
    zip: 'Registered Postalcode',
  },
  status: {
    record: `
      VerifiedID@SG-Not Required | VerifiedID@SG-OK | VerifiedID@SG-Mandatory | VerifiedID@SG-Pending
    `,
  },
  disclaimer: { skip: /^(?:-|SGNIC WHOIS)/u },
});
