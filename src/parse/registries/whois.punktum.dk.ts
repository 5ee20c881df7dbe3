import { registry } from '../read/registry.js';

/** Punktum dk, DK Hostmaster before: headings without a colon, handles if the question asks for them. */
export default registry({
  aliases: ['whois.dk-hostmaster.dk'],
  suffixes: ['dk'],
  spec: () => ({
    says: {
      available: 'No entries found for the selected source',
      throttled: 'Too many connections | Too many requests',
    },
    labels: {
      'Domain | Registered | Expires | Registrar | Status | Registrant | Administrator': 'as named',
      'Nameservers | Hostname': 'as named',
    },
    contact: {
      'Handle | Name | Address | Postalcode | City | Country | Phone | Telefax | Fax | Email': 'as named',
      Attention: '-',
    },
    // `DNS` is the name as it stands in the zone, `VID` the registry's lock.
    ignore: 'DNS | Registration period | VID | DNSSEC | Handle',
    status: { 'Offered to waiting list': 'unavailable' },
    registrar: { 'DNSSEC | Registration period | VID': '-' },
    disclaimer: { skip: /^(?:Hello |Copyright|Version:|Use option|Whois HELP|Too many|No entries)/u },
  }),
});
