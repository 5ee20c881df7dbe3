import { ACTIONS, STATUSES } from '../../src/parse/properties.js';

/** Exactly these keys, in this order, always all of them (DESIGN: the wire format). */
const KEYS = [
  'disclaimer',
  'domain',
  'domain_id',
  'referral_whois',
  'referral_url',
  'status',
  'available?',
  'registered?',
  'created_on',
  'updated_on',
  'expires_on',
  'registrar',
  'registrant_contacts',
  'admin_contacts',
  'technical_contacts',
  'nameservers',
  'available',
  'registered',
  'statuses',
  'dnssec',
  'abuse_contact',
  'reseller',
  'billing_contacts',
  'events',
  'redacted',
  'ttls',
];
const CONTACT_TEXTS = [
  'id',
  'name',
  'organization',
  'address',
  'city',
  'zip',
  'state',
  'country',
  'phone',
  'fax',
  'email',
  'phone_ext',
  'fax_ext',
];
const CONTACT_KEYS = [
  ...CONTACT_TEXTS,
  'privacy_service',
  'type',
  'country_code',
  'created_on',
  'updated_on',
];
const ROLES = {
  registrant_contacts: 1,
  admin_contacts: 2,
  technical_contacts: 3,
  billing_contacts: 4,
} as const;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/;

/** Everything about a value that breaks the wire format; empty for a good one. */
export function problemsOf(value: unknown): string[] {
  const problems: string[] = [];
  const properties = value as Record<string, unknown>;
  const complain = (path: string, found: unknown) => problems.push(`${path}: ${JSON.stringify(found)}`);
  const keys = (path: string, object: object, wanted: readonly string[]) => {
    const found = Object.keys(object);
    if (found.length !== wanted.length || !wanted.every((key) => Object.hasOwn(object, key)))
      complain(`${path} keys`, found);
  };
  const text = (path: string, found: unknown) => {
    if (found !== null && (typeof found !== 'string' || found === '' || found !== found.trim()))
      complain(path, found);
  };
  const time = (path: string, found: unknown) => {
    if (found !== null && (typeof found !== 'string' || !TIME.test(found) || Number.isNaN(Date.parse(found))))
      complain(path, found);
  };

  keys('properties', properties, KEYS);
  for (const key of ['disclaimer', 'domain', 'domain_id', 'referral_whois', 'referral_url'])
    text(key, properties[key]);
  const { disclaimer, status, domain } = properties;
  if (typeof disclaimer === 'string' && /\n|\s\s/.test(disclaimer)) complain('disclaimer', disclaimer);
  if (typeof domain === 'string' && domain !== domain.toLowerCase()) complain('domain', domain);
  if (!STATUSES.includes(status as never)) complain('status', status);
  if (properties['available?'] !== (status === 'unknown' ? null : status === 'available'))
    complain('available?', properties['available?']);
  if (status === 'available' && properties['registered?'] !== false)
    complain('registered?', properties['registered?']);
  if (status === 'unknown' && properties['registered?'] !== null)
    complain('registered?', properties['registered?']);
  for (const key of ['created_on', 'updated_on', 'expires_on']) time(key, properties[key]);

  const { registrar } = properties;
  if (registrar !== null) {
    const { iana_id: number, ...texts } = registrar as Record<string, unknown>;
    keys('registrar', texts, ['id', 'name', 'organization', 'url', 'email', 'phone', 'address']);
    for (const [key, found] of Object.entries(texts)) text(`registrar.${key}`, found);
    if (number !== null && !Number.isInteger(number)) complain('registrar.iana_id', number);
    if (Object.values(registrar as object).every((found) => found === null)) complain('registrar', registrar);
  }
  for (const [role, type] of Object.entries(ROLES)) {
    for (const [index, contact] of (properties[role] as Record<string, unknown>[]).entries()) {
      const path = `${role}.${index}`;
      keys(path, contact, CONTACT_KEYS);
      if (contact.type !== type) complain(`${path}.type`, contact.type);
      for (const key of [...CONTACT_TEXTS, 'privacy_service']) text(`${path}.${key}`, contact[key]);
      const code = contact.country_code;
      if (code !== null && !(typeof code === 'string' && /^[A-Z]{2}$/.test(code)))
        complain(`${path}.country_code`, code);
      time(`${path}.created_on`, contact.created_on);
      time(`${path}.updated_on`, contact.updated_on);
    }
  }
  for (const [index, server] of (properties.nameservers as Record<string, unknown>[]).entries()) {
    keys(`nameservers.${index}`, server, ['name', 'ipv4', 'ipv6', 'addresses']);
    const { name, ipv4, ipv6 } = server;
    const addresses = server.addresses as string[];
    for (const first of [ipv4, ipv6])
      if (first !== null && !addresses.includes(first as string)) complain(`nameservers.${index}`, server);
    if (new Set(addresses).size < addresses.length) complain(`nameservers.${index}.addresses`, addresses);
    if (typeof name !== 'string' || name === '' || name.endsWith('.') || name !== name.toLowerCase())
      complain(`nameservers.${index}.name`, name);
    text(`nameservers.${index}.ipv4`, server.ipv4);
    text(`nameservers.${index}.ipv6`, server.ipv6);
  }
  if (properties.available !== properties['available?']) complain('available', properties.available);
  if (properties.registered !== properties['registered?']) complain('registered', properties.registered);
  const statuses = properties.statuses as string[];
  for (const [index, found] of statuses.entries()) {
    text(`statuses.${index}`, found);
    if (/https?:/.test(found)) complain(`statuses.${index}`, found);
  }
  if (new Set(statuses).size < statuses.length) complain('statuses', statuses);
  for (const key of ['abuse_contact', 'reseller']) {
    const found = properties[key] as Record<string, unknown> | null;
    if (found === null) continue;
    keys(key, found, key === 'reseller' ? ['name', 'url', 'email', 'phone'] : ['email', 'phone']);
    for (const [field, value] of Object.entries(found)) text(`${key}.${field}`, value);
    if (Object.values(found).every((value) => value === null)) complain(key, found);
  }
  const dnssec = properties.dnssec as Record<string, unknown> | null;
  if (dnssec !== null) {
    keys('dnssec', dnssec, ['signed', 'ds', 'keys']);
    for (const ds of dnssec.ds as object[])
      keys('dnssec.ds', ds, ['key_tag', 'algorithm', 'digest_type', 'digest']);
    for (const key of dnssec.keys as object[])
      keys('dnssec.keys', key, ['flags', 'protocol', 'algorithm', 'public_key']);
  }
  for (const [index, event] of (properties.events as Record<string, unknown>[]).entries()) {
    keys(`events.${index}`, event, ['action', 'date']);
    if (!ACTIONS.includes(event.action as never)) complain(`events.${index}.action`, event.action);
    if (event.date === null) complain(`events.${index}.date`, event.date);
    time(`events.${index}.date`, event.date);
  }
  for (const [index, ttl] of (properties.ttls as Record<string, unknown>[]).entries()) {
    keys(`ttls.${index}`, ttl, ['type', 'seconds']);
    if (!/^[A-Z][A-Z\d-]*$/.test(String(ttl.type))) complain(`ttls.${index}.type`, ttl.type);
    if (!Number.isSafeInteger(ttl.seconds)) complain(`ttls.${index}.seconds`, ttl.seconds);
  }
  return problems;
}
