import { FORMER_SG } from '../layouts/former/whois.sgnic.sg.js';
import { icann } from '../layouts/icann.js';
import { extend } from '../read/extend.js';
import { registry } from '../read/registry.js';

/** SGNIC: ICANN's labels since 2024. */
export default registry({
  aliases: ['whois.ta.sgnic.sg', 'whois.zh.sgnic.sg'],
  suffixes: ['sg', 'xn--clchc0ea0b2g2a9gcd', 'xn--yfro4i67o'],
  marks: ['SGNIC WHOIS Server'],
  spec: () =>
    extend(
      icann({
        ignore: 'VerifiedID Status | Registry Lock',
        status: {
          'VerifiedID@SG-Not Required | VerifiedID@SG-OK | VerifiedID@SG-Mandatory': 'record',
          'VerifiedID@SG-Pending': 'record',
        },
        disclaimer: { skip: /^(?:-|SGNIC WHOIS)/u },
      }),
      FORMER_SG,
    ),
});
