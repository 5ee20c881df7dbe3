import { icann } from '../families/icann.js';
import { registry } from '../registry.js';

/** SGNIC: ICANN's labels since 2024, before that indented sections; until 2012 the holder stood twice. */
export default registry({
  aliases: ['whois.ta.sgnic.sg', 'whois.zh.sgnic.sg'],
  suffixes: ['sg', 'xn--clchc0ea0b2g2a9gcd', 'xn--yfro4i67o'],
  marks: ['SGNIC WHOIS Server'],
  spec: () =>
    icann({
      labels: {
        'Owner/Main Contact': 'registrant',
        'Modified Date | Registrant | Administrative Contact | Technical Contact | Name Servers': 'as named',
      },
      contact: {
        'Name | Telephone | Facsimile | Email': 'as named',
        'Registered Address(line)': 'address',
        'Registered State': 'state',
        'Registered Country': 'country',
        'Registered Postalcode': 'zip',
      },
      ignore: `VerifiedID Status | Registry Lock | Note | Registered Address(line) | Registered State |
        Registered Country | Registered Postalcode`,
      status: {
        'VerifiedID@SG-Not Required | VerifiedID@SG-OK | VerifiedID@SG-Mandatory': 'record',
        'VerifiedID@SG-Pending': 'record',
      },
      disclaimer: { skip: /^(?:-|SGNIC WHOIS)/u },
      finish({ registrant }) {
        if (registrant.length > 1) registrant.shift();
      },
    }),
});
