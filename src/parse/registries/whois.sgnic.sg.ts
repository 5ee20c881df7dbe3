import { extend } from '../extend.js';
import { icann } from '../families/icann.js';
import { FORMER_SG } from '../layouts/former/whois.sgnic.sg.js';
import { registry } from '../registry.js';

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
