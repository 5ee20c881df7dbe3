import { numbered } from '../layouts/former/whois.irs.net.nz.js';
import { icann } from '../layouts/icann.js';
import { extend } from '../read/extend.js';
import { registry } from '../read/registry.js';

/** InternetNZ: ICANN's labels since 2022. */
export default registry({
  aliases: ['whois.srs.net.nz'],
  suffixes: ['nz'],
  marks: ['% New Zealand Domain Name Registry', 'query_datetime:'],
  spec: () =>
    extend(
      icann({
        ignore: 'Original Created | URL of the Domain Name Commission Limited Inaccuracy Complaint Form',
        disclaimer: {
          skip: /^(?:Terms of Use$|New Zealand Domain Name Registry|Users confirm|Additional information)/u,
        },
      }),
      numbered(),
    ),
});
