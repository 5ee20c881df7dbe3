import { registry } from '../read/layout.js';

/** DOMREG: contacts have no role; the first is the registrant's. */
export default registry({
  suffixes: ['lt'],
  marks: ['% Hello, this is the DOMREG whois'],
  phrases: {
    throttled: 'Query limit exceeded{…} | Too many queries{…} | You have exceeded {…}',
    invalid: 'Invalid domain name{…} | Incorrect query{…}',
  },
  labels: {
    domain: 'Domain',
    status: 'Status',
    created_on: 'Registered',
    expires_on: 'Expires',
    registrar: 'Registrar',
    'registrar.url': 'Registrar website',
    nameserver: 'Nameserver',
    'registrar.email': 'Registrar email',
    '-': 'Contact phone | Contact fax',
  },
  roles: { registrant: 'Contact *' },
  contact: { name: 'name', organization: 'organization', email: 'email' },
  status: { reserved: 'notAllowed', pending_delete: 'pendingRelease' },
  disclaimer: { mark: '%', from: 'By submitting', until: 'Version' },
});
