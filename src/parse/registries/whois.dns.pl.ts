import { CONTACTS } from '../layouts/former/whois.dns.pl.js';
import { lineBelow } from '../layouts/line-below.js';
import { inSteps } from '../layouts/preparation.js';
import { extend } from '../read/extend.js';
import { registry } from '../read/registry.js';

/** NASK: holders are shown on the web alone. A name partner's lines without labels follow `REGISTRAR:`. */
export default registry({
  suffixes: ['pl'],
  marks: ['WHOIS displays data with a delay', 'No information available about domain name'],
  spec: () =>
    extend(CONTACTS, {
      says: {
        available: `No information available about domain name {domain} in the Registry NASK database |
        No information about domain name {domain} in the Registry NASK database |
        No information about domain name {domain} in NASK database`,
        throttled: 'request limit exceeded for {domain} | request limit exceeded{…} | looking up too fast{…}',
        invalid: 'Incorrect domain name{…} | Invalid domain name{…}',
      },
      labels: {
        'DOMAIN NAME | status | nameservers | created | last modified | expiration date': 'as named',
        'REGISTRAR | registrar name | registrar www': 'as named',
      },
      ignore: `registrant type | option created | option expiration date | dnssec | DS | registrar street |
      registrar city | registrar country | registrar phone | registrar fax | registrar email | whois | tel |
      fax | e-mail | phone | WHOIS database responses`,
      prepare: inSteps(CONTACTS.prepare, lineBelow('REGISTRAR', [URL, 'registrar www: $&'], 10)),
    }),
});

const URL = /^(?:https?:\/\/|www\.)\S{1,250}$/u;
