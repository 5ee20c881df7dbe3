import { layout } from '../read/layout.js';

/** SIDN's software, for .nl and .aw: sections of lines without labels, `example.nl is free`. */
export const SIDN = layout({
  phrases: {
    available: '{domain} is free',
    reserved: '{domain} is excluded{…} | {domain} is withdrawn{…} | {domain} is reserved{…}',
    invalid: 'Error: invalid domain name | invalid domain name{…}',
    throttled: '{domain} only 1 request per second allowed{…} | {domain} daily whois-limit exceeded{…}',
    failed: '{domain} Server too busy{…}',
  },
  labels: {
    domain: 'Domain name',
    status: 'Status',
    registrar: 'Registrar | Last registrar',
    reseller: 'Reseller',
    abuse: 'Abuse Contact',
    created_on: 'Creation Date',
    updated_on: 'Updated Date',
    nameserver: 'Domain nameservers',
    'dnssec.signed': 'DNSSEC',
    'event.release': 'Date out of quarantine',
    '-': 'Record maintained | Record maintained by | Copyright notice',
  },
  status: { inactive: 'inactive', reserved: 'excluded | withdrawn' },
  disclaimer: { after: 'Copyright notice' },
});
