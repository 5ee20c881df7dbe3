import { forRoles } from '../read/named-labels.js';
import { registry } from '../read/registry.js';

/** Restena: one label for each field, holders of organizations only; today without names. */
export default registry({
  aliases: ['whois.restena.lu'],
  suffixes: ['lu'],
  marks: ['% Access to RESTENA DNS-LU WHOIS'],
  spec: () => ({
    says: { available: 'No such domain', throttled: 'Maximum query rate reached | Excessive querying, {…}' },
    dates: 'dmy',
    labels: {
      domaintype: 'status',
      'domainname | nserver | registered | registrar-name | registrar-url': 'as named',
      ...forRoles(
        { 'org-*': 'registrant', 'adm-*': 'admin', 'tec-*': 'technical' },
        { 'name | address | zipcode | city | country | email': 'as named' },
      ),
    },
    ignore: 'ownertype | registrar-email | registrar-country | whois-web | bil-name',
    status: { FORBIDDEN: 'reserved', INACTIVE: 'inactive' },
    disclaimer: { mark: '%', from: 'Access to', through: 'All rights reserved' },
  }),
});
