import { FORMER_UK } from '../layouts/former/whois.nic.uk.js';
import { readTradingName } from '../layouts/trading-name.js';
import { extend } from '../read/extend.js';
import type { RegistrySpec } from '../read/module.js';
import { registry } from '../read/registry.js';

/** Nominet: headings over deeper lines. */
export default registry({
  suffixes: ['uk'],
  marks: ['This WHOIS information is provided for free by Nominet', 'Copyright Nominet UK'],
  spec: () => extend(NOMINET, FORMER_UK),
});

const NOMINET: RegistrySpec = {
  says: {
    available: 'No match for "{domain}" | This domain name has not been registered',
    reserved: 'This domain name is reserved{…} | Right of registration{…}',
    invalid: 'This domain cannot be registered because it contravenes {…}',
    throttled: 'and will be replenished in {…} | Sorry, you have exceeded {…}',
  },
  labels: {
    'Domain name | Registrar | Relevant dates | Registered on | Expiry date | Last updated': 'as named',
    'Registration status | Name servers': 'as named',
    'Data validation | DNSSEC': 'other',
  },
  registrar: { URL: 'url' },
  ignore: 'Error for',
  prefixes: { 'WHOIS lookup made at': '-' },
  status: { '*** This registration has been SUSPENDED. ***': 'suspended' },
  disclaimer: { after: '--' },
  finish: readTradingName,
};
