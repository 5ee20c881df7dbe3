import { registry } from '../read/layout.js';

/** Punktum dk, formerly DK Hostmaster: headings without a colon, handles if the query asks for them. */
export default registry({
  aliases: ['whois.dk-hostmaster.dk'],
  suffixes: ['dk'],
  phrases: { available: 'No entries found for the selected source', throttled: 'Too many connections' },
  labels: {
    domain: 'Domain',
    created_on: 'Registered',
    expires_on: 'Expires',
    registrar: 'Registrar',
    status: 'Status',
    registrant: 'Registrant',
    admin: 'Administrator',
    nameserver: 'Nameservers | Hostname',
    // `DNS` is the name as in the zone, `VID` the registry's lock.
    'dnssec.signed': 'DNSSEC',
    '-': 'DNS | Registration period | VID | Handle',
  },
  contact: {
    id: 'Handle',
    name: 'Name',
    address: 'Address',
    zip: 'Postalcode',
    city: 'City',
    country: 'Country',
    phone: 'Phone',
    '-': 'Attention',
  },
  status: { unavailable: 'Offered to waiting list' },
  disclaimer: { skip: /^(?:Hello |Copyright|Version:|Use option|Whois HELP|Too many|No entries)/u },
});
