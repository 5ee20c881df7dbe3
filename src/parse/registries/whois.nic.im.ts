import { registry } from '../read/layout.js';
import { readBritishAddress } from '../values/british-address.js';

const HEADING =
  /^(?:Domain Managers|Domain Owners \/ Registrant|(?:Administrative|Billing|Technical) Contact|Domain Details)$/u;

/** .im: headings without a colon, and addresses in lines below `Address`. */
export default registry({
  suffixes: ['im'],
  marks: ['Domain Owners / Registrant'],
  dates: 'dmy',
  phrases: { available: 'The domain {domain} was not found', reserved: 'The domain {domain} is reserved{…}' },
  rewrite: [
    [HEADING, '[$&]'],
    [/^Address$/u, 'Address:'],
  ],
  labels: {
    domain: 'Domain Name',
    registrar: 'Domain Managers',
    registrant: 'Domain Owners / Registrant',
    admin: 'Administrative Contact',
    billing: 'Billing Contact',
    technical: 'Technical Contact',
    details: 'Domain Details',
    expires_on: 'Expiry Date',
    nameserver: 'Name Server',
  },
  contact: { name: 'Name', address: 'Address' },
  registrar: { name: 'Name', address: 'Address' },
  address: readBritishAddress,
});
