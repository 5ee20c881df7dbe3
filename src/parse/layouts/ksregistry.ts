import { extend } from '../read/extend.js';
import type { RegistrySpec } from '../read/module.js';
import { forRoles } from '../read/named-labels.js';
import { icann } from './icann.js';

/**
 * KSregistry's software (.gd, .vg, formerly .dm and .tc): labels in small letters, contacts as `owner-name`,
 * the notice above as comments. Its times are UTC: what .dm printed later with a `Z` are the same.
 */
export function ksregistry(own: RegistrySpec = {}): RegistrySpec {
  const family: RegistrySpec = {
    says: { available: 'not found...', reserved: 'RESTRICTED - {…} | RESERVED - {…}' },
    labels: {
      'domain name': 'domain',
      registrar: 'registrar.name',
      url: 'registrar.url',
      status: 'status',
      'created date': 'created_on',
      'updated date': 'updated_on',
      'expiration date': 'expires_on',
      ...forRoles(
        { 'owner-*': 'registrant', 'admin-*': 'admin', 'tech-*': 'technical', 'billing-*': '-' },
        {
          contact: 'id',
          'organization | name | street | city | zip | state | country | phone | fax | email': 'as named',
        },
      ),
      nameserver: 'nameserver',
    },
    disclaimer: { until: 'Please register' },
  };
  return icann(extend(family, own));
}
