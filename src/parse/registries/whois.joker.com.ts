import { REGISTRAR } from '../layouts/registrar.js';
import { registry } from '../read/layout.js';

/** CSL Computer Service. Until 2013 the owner had all fields, and the other contacts and the registrar were handles. */
export default registry({
  aliases: ['whois.nrw.net'],
  on: REGISTRAR,
  rewrite: [[/^registrar:\s{0,40}([A-Z]{2,8}-\d{1,8})$/u, 'registrar id: $1']],
  labels: {
    'registrant.name': 'owner',
    'admin.id': 'admin-c',
    'technical.id': 'tech-c',
    'registrar.id': 'registrar id',
    domain: 'domain',
    nameserver: 'nserver',
    created_on: 'created',
    updated_on: 'modified',
    expires_on: 'expires',
    'registrant.organization': 'organization',
    'registrant.email': 'email',
    'registrant.address': 'address',
    'registrant.city': 'city',
    'registrant.state': 'state',
    'registrant.zip': 'postal-code',
    'registrant.country': 'country',
    'registrant.phone': 'phone',
    'registrant.fax': 'fax',
    'billing.handle': 'billing-c',
    '-': 'source | query-time | db-updated',
  },
  status: { record: 'lock' },
});
