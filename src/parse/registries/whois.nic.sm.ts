import { isCountryName, readCountryCode } from '../country.js';
import { registry } from '../registry.js';

/** San Marino: blocks of name, organization, street, `CC POSTCODE Town (STATE)` and country, then labels. */
export default registry({
  suffixes: ['sm'],
  spec: () => ({
    zone: 'Europe/San_Marino',
    dates: 'dmy',
    says: { available: 'No entries found', failed: 'Error: service unavailable' },
    labels: {
      'Domain Name | Registration date | Last Update | Expiration date | Status | Owner': 'as named',
      'Administrative Contact | Technical Contact | DNS Servers': 'as named',
    },
    contact: { Phone: 'phone', Fax: 'fax', Email: 'email' },
    block: (lines) => {
      const rest = [...lines];
      const last = rest.at(-1) ?? '';
      const country = readCountryCode(last) !== null || isCountryName(last) ? (rest.pop() ?? '') : '';
      const town = TOWN.exec(rest.at(-1) ?? '');
      if (town !== null) rest.pop();
      const [name = '', ...more] = rest;
      const organization = more.length > 1 ? (more.shift() ?? '') : '';
      const [, zip = '', city = '', state = ''] = town ?? [];
      return { name, organization, address: more.join('\n'), zip, city, state, country };
    },
  }),
});

/** `US 94043 Example Town (CA)`, `I 10135 Torino (TO)` */
const TOWN =
  /^[A-Z]{1,3}[\s-]{1,2}([\dA-Z][\dA-Z-]{2,9})\s{1,2}([^()]{1,60}?)(?:\s{1,2}\(([^()]{1,40})\))?$/u;
