import { columns } from '../layouts/former/whois.sk-nic.sk.js';
import { handleLine } from '../layouts/handle-line.js';
import { rewrite } from '../layouts/rewrite.js';
import { extend } from '../read/extend.js';
import type { RegistrySpec } from '../read/module.js';
import { registry } from '../read/registry.js';

/** SK-NIC: objects headed by their role since 2017. */
export default registry({
  suffixes: ['sk'],
  marks: ['% whois.sk-nic.sk - whois server'],
  spec: () => extend(columns(), OBJECTS),
});

const FIELDS =
  'Street | City | Postal Code | State/Province | Country Code | Phone | Email | Created | Updated';

const OBJECTS: RegistrySpec = {
  says: {
    available: 'Domain not found | Not found',
    throttled: 'Rate limit exceeded{…} | Too many requests{…}',
  },
  // The value of this heading is a handle; the name stands below.
  prepare: rewrite([/^Registrar:\s{1,40}([A-Z\d][A-Z\d_-]{2,40})$/u, 'Registrar:\nHandle: $1']),
  labels: {
    'Domain | Created | Updated | Valid Until | Domain Status | Nameserver | Domain registrant': 'as named',
    'Registrar | Administrative Contact | Technical Contact': 'as named',
  },
  contact: { [`Name | Organization | ${FIELDS}`]: 'as named', 'Authorised Registrar | Organization ID': '-' },
  registrar: { 'Handle | Name | Organization': 'as named', [`Organization ID | ${FIELDS}`]: '-' },
  block: handleLine,
  ignore: 'DNSSEC | DS Record | EPP Status | Organization ID',
  disclaimer: { skip: /^(?:whois\.sk-nic\.sk - |For more information on Whois status)/u },
};
