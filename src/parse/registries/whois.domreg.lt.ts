import { forRoles } from '../read/named-labels.js';
import { registry } from '../read/registry.js';

/** DOMREG: contacts are of no stated role; the first is the holder's. */
export default registry({
  suffixes: ['lt'],
  marks: ['% Hello, this is the DOMREG whois'],
  spec: () => ({
    says: {
      throttled: 'Query limit exceeded{…} | Too many queries{…} | You have exceeded {…}',
      invalid: 'Invalid domain name{…} | Incorrect query{…}',
    },
    labels: {
      'Domain | Status | Registered | Expires | Registrar | Registrar website': 'as named',
      ...forRoles({ 'Contact *': 'registrant' }, { 'name | organization | email': 'as named' }),
      Nameserver: 'nameserver',
    },
    ignore: 'Registrar email | Contact phone | Contact fax',
    status: { notAllowed: 'reserved', pendingRelease: 'pending_delete' },
    disclaimer: { mark: '%', from: 'By submitting', until: 'Version' },
  }),
});
