import { readBritishAddress } from '../layouts/british-address.js';
import { inSteps } from '../layouts/preparation.js';
import { rewrite } from '../layouts/rewrite.js';
import { goesOn } from '../layouts/values-at-the-margin.js';
import { registry } from '../read/registry.js';

/** .im: headings without a colon, and addresses in lines below the word alone. */
export default registry({
  suffixes: ['im'],
  marks: ['Domain Owners / Registrant'],
  spec: () => ({
    says: { available: 'The domain {domain} was not found', reserved: 'The domain {domain} is reserved{…}' },
    dates: 'dmy',
    labels: {
      'Domain Name': 'domain',
      'Domain Managers': 'registrar',
      'Domain Owners / Registrant': 'registrant',
      'Administrative Contact | Billing Contact | Technical Contact | Domain Details': 'as named',
      'Expiry Date | Name Server': 'as named',
    },
    contact: { Name: 'name', Address: 'address' },
    registrar: { Name: 'name', Address: '-' },
    prepare: inSteps(rewrite([HEADING, '[$&]'], [/^Address$/u, 'Address:']), goesOn('Address')),
    address: readBritishAddress,
  }),
});

const HEADING =
  /^(?:Domain Managers|Domain Owners \/ Registrant|(?:Administrative|Billing|Technical) Contact|Domain Details)$/u;
