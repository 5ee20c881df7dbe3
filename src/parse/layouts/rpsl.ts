import { layout } from '../read/layout.js';

/**
 * Objects in paragraphs (RPSL, RFC 2622): the domain names its contacts by handle, and each contact is a person, role or organization in a
 * paragraph of its own, in any order.
 */
export const RPSL = layout({
  labels: {
    domain: 'domain',
    status: 'status',
    'registrant.handle': 'holder-c | owner-c',
    'admin.handle': 'admin-c',
    'technical.handle': 'tech-c',
    nameserver: 'nserver',
    created_on: 'created',
    updated_on: 'changed | last-update',
    expires_on: 'expires',
    'object.name': 'person | role',
    'object.id': 'nic-hdl',
    '-': 'zone-c | source | mnt-by | notify',
  },
  contact: {
    id: 'nic-hdl',
    name: 'person | role',
    address: 'address',
    country: 'country',
    phone: 'phone',
    fax: 'fax-no',
    email: 'e-mail',
    created_on: 'created',
    updated_on: 'changed',
    '-': 'admin-c | tech-c | registrar | source | mnt-by | notify | remarks',
  },
});
