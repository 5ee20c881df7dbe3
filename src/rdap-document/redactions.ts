import type { Contact, Properties } from '../parse/properties.js';
import type { RdapRedaction } from './types.js';

const ROLES: Readonly<Record<string, { fields: string; id: string }>> = {
  registrant_contacts: { fields: 'Registrant', id: 'Registry Registrant ID' },
  admin_contacts: { fields: 'Admin', id: 'Registry Admin ID' },
  technical_contacts: { fields: 'Tech', id: 'Registry Tech ID' },
  billing_contacts: { fields: 'Billing', id: 'Registry Billing ID' },
};

const FIELDS: Readonly<Partial<Record<keyof Contact, string>>> = {
  name: 'Name',
  organization: 'Organization',
  address: 'Street',
  city: 'City',
  zip: 'Postal Code',
  state: 'State/Province',
  country: 'Country',
  phone: 'Phone',
  phone_ext: 'Phone Ext',
  fax: 'Fax',
  fax_ext: 'Fax Ext',
  email: 'Email',
};

/**
 * Returns the hidden fields by the names of IANA's registry of redacted fields (RFC 9537 section 4.2), each with what the server printed in
 * its place. These names do not distinguish contacts of the same role, so that only roles with one contact are listed.
 */
export function redactions(properties: Properties): RdapRedaction[] {
  return properties.redacted.flatMap((path): RdapRedaction[] => {
    const type = nameOf(path, properties);
    if (type === null) return [];
    const printed = valueAt(properties, path);
    const name = { type };
    return typeof printed === 'string'
      ? [{ name, method: 'replacementValue', reason: { description: printed } }]
      : [{ name, method: 'removal' }];
  });
}

function nameOf(path: string, properties: Properties): string | null {
  if (path === 'domain_id') return 'Registry Domain ID';
  const [list = '', index, field = ''] = path.split('.');
  const role = ROLES[list];
  if (role === undefined) return null;
  if (index === undefined) return `${role.fields} Name`;
  if (listAt(properties, list).length > 1) return null;
  if (field === 'id') return role.id;
  const name = FIELDS[field as keyof Contact];
  return name === undefined ? null : `${role.fields} ${name}`;
}

const listAt = (properties: Properties, path: string): readonly unknown[] => {
  const list = valueAt(properties, path);
  return Array.isArray(list) ? list : [];
};

const valueAt = (properties: Properties, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => Reflect.get(Object(value), key), properties);
