import type { RegistrySpec } from '../read/module.js';

/** SIDN's software, for .nl and .aw: sections of lines without labels, `example.nl is free`. */
export const SIDN: RegistrySpec = {
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
