import { FORMER_TH } from '../layouts/former/whois.thnic.co.th.js';
import { icann } from '../layouts/icann.js';
import { extend } from '../read/extend.js';
import { registry } from '../read/registry.js';

/** THNIC: since 2017 each line of a contact has its label. */
export default registry({
  aliases: ['whois.thnic.net'],
  suffixes: ['th', 'xn--o3cw4h'],
  marks: ['Whois Server Version 2.1.'],
  spec: () =>
    icann(
      extend(FORMER_TH, {
        says: {
          available: 'No match for {domain}. | No match found.',
          throttled: 'Too may requests. | Too many requests.',
        },
        labels: {
          'Domain | Created date | Exp date': 'as named',
          'Domain Holder Organization': 'registrant.organization',
          'Domain Holder Street': 'registrant.address',
          'Domain Holder Country': 'registrant.country',
        },
        ignore: 'Renew date | For more information please visit',
        disclaimer: { from: 'If you have', until: 'For more information' },
      }),
    ),
});
