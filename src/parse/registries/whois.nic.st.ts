import { lastSaid } from '../layouts/last-said.js';
import { forRoles } from '../read/named-labels.js';
import { registry } from '../read/registry.js';

/**
 * São Tomé: the registry's record and, below its notice, the registrar's in the same answer. Days stand in
 * the first, days and times in the second.
 */
export default registry({
  suffixes: ['st'],
  spec: () => ({
    says: { available: 'No entries found for domain {domain}' },
    labels: {
      'Domain Name | DOMAIN': 'as named',
      'Registrar | REGISTRATION-SERVICE-PROVIDER': 'registrar.name',
      URL: 'registrar.url',
      'Name Server | nameserver | Status | Creation Date | created-date | Updated Date': 'as named',
      'updated-date | Expiration Date | expiration-date': 'as named',
      ...forRoles(
        { 'registrant-*': 'registrant', 'admin-*': 'admin', 'tech-*': 'technical', 'billing-*': '-' },
        { 'organization | name | street | city | state | zip | country | phone | fax | email': 'as named' },
      ),
    },
    disclaimer: { from: 'The data in the ST Registry', until: 'DOMAIN:' },
    finish: lastSaid({
      created_on: 'created-date',
      updated_on: 'updated-date',
      expires_on: 'expiration-date',
    }),
  }),
});
