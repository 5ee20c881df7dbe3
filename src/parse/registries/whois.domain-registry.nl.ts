import { extend } from '../extend.js';
import { FORMER_NL } from '../layouts/former/whois.domain-registry.nl.js';
import type { RegistrySpec } from '../module.js';
import { registry } from '../registry.js';

/** SIDN: sections of lines without labels. */
export default registry({
  aliases: ['whois.sidn.nl'],
  suffixes: ['nl'],
  marks: ['Record maintained by: NL Domain', 'Record maintained by: SIDN', 'whois.domain-registry.nl:'],
  spec: () => extend(SIDN, FORMER_NL),
});

const SIDN: RegistrySpec = {
  says: {
    available: '{domain} is free',
    reserved: '{domain} is excluded{…} | {domain} is withdrawn{…} | {domain} is reserved{…}',
    invalid: 'Error: invalid domain name | invalid domain name{…} | {domain} is not a valid domain name',
    throttled: '{domain} only 1 request per second allowed{…} | {domain} daily whois-limit exceeded{…}',
    failed: '{domain} Server too busy{…}',
  },
  labels: {
    'Domain name | Status': 'as named',
    'Registrar | Last registrar': 'registrar',
    'Reseller | Abuse Contact | Creation Date | Updated Date | Domain nameservers': 'as named',
  },
  ignore: 'DNSSEC | Date out of quarantine | Record maintained | Record maintained by | Copyright notice',
  status: { inactive: 'inactive', 'excluded | withdrawn': 'reserved' },
  disclaimer: { after: 'Copyright notice' },
};
