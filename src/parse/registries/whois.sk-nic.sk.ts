import { registry } from '../read/layout.js';

/**
 * SK-NIC. Since 2017: objects below the heading of their role.
 * Until 2017: labels and values in columns, statuses of its own.
 */
export default registry({
  suffixes: ['sk'],
  marks: ['% whois.sk-nic.sk - whois server'],
  phrases: {
    available: 'Domain not found | Not found',
    throttled: 'Rate limit exceeded{…} | Too many requests{…}',
  },
  rewrite: [
    // The value of this heading is a handle; the name is below.
    [/^Registrar:\s{1,40}([A-Z\d][A-Z\d_-]{2,40})$/u, 'Registrar:\nHandle: $1'],
  ],
  labels: {
    domain: 'Domain | Domain-name',
    created_on: 'Created',
    updated_on: 'Updated | Last-update',
    expires_on: 'Valid Until | Valid-date',
    status: 'Domain Status | EPP Status',
    nameserver: 'Nameserver | dns_name',
    registrant: 'Domain registrant',
    registrar: 'Registrar',
    admin: 'Administrative Contact',
    technical: 'Technical Contact',
    'nameserver.ip': 'dns_IPv4 | dns_IPv6',
    'dnssec.signed': 'DNSSEC',
    '-': 'Organization ID | Admin-legal-form | Admin-org.-ID | Tech-org.-ID',
  },
  roles: { admin: 'Admin-*', technical: 'Tech-*' },
  contact: {
    name: 'Name',
    organization: 'Organization',
    address: 'Street | address',
    city: 'City',
    zip: 'Postal Code',
    country_code: 'Country Code',
    phone: 'Phone | telephone',
    email: 'Email',
    created_on: 'Created',
    updated_on: 'Updated',
    id: 'id',
    '-': 'Authorised Registrar | Organization ID',
  },
  registrar: {
    id: 'Handle',
    name: 'Name',
    organization: 'Organization',
    email: 'Email',
    phone: 'Phone',
    address: 'Street | City | Postal Code | State/Province | Country Code',
    '-': 'Organization ID | Created | Updated',
  },
  status: {
    registered: 'DOM_OK | DOM_WARN | DOM_TA | DOM_DAKT | DOM_LNOT',
    expired: 'DOM_EXP',
    redemption: 'DOM_HELD',
  },
  disclaimer: { skip: /^(?:whois\.sk-nic\.sk - |For more information on Whois status)/u },
});
