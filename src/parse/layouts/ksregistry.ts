import { layout } from '../read/layout.js';
import { ICANN } from './icann.js';

/**
 * KSregistry's software (.gd, .vg, formerly .dm and .tc): labels in small letters, contacts as `owner-name`,
 * the notice above as comments. Its times are UTC: what .dm printed later with a `Z` are the same.
 */
export const KSREGISTRY = layout({
  on: ICANN,
  phrases: { available: 'not found...', reserved: 'RESTRICTED - {…}' },
  labels: {
    domain: 'domain name',
    'registrar.name': 'registrar',
    'registrar.url': 'url',
    status: 'status',
    created_on: 'created date',
    updated_on: 'updated date',
    expires_on: 'expiration date',
    nameserver: 'nameserver',
  },
  roles: { registrant: 'owner-*', admin: 'admin-*', technical: 'tech-*', billing: 'billing-*' },
  contact: {
    id: 'contact',
    organization: 'organization',
    name: 'name',
    address: 'street',
    city: 'city',
    zip: 'zip',
    state: 'state',
    country: 'country',
    phone: 'phone',
    fax: 'fax',
    email: 'email',
  },
  disclaimer: { until: 'Please register' },
});
