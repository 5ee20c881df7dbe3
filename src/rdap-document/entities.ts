import type { Contact, ContactType, Properties, Registrar } from '../parse/properties.js';
import { isPlaceholder } from '../standards/hidden.js';
import { compact } from './compact.js';
import { type Address, type CardFields, isWebAddress, jCard, NO_ADDRESS } from './jcard.js';
import type { RdapEntity, RdapEvent, RdapNotice } from './types.js';

const ROLES: Readonly<Record<ContactType, string>> = {
  1: 'registrant',
  2: 'administrative',
  3: 'technical',
  4: 'billing',
};

/** Registrar, reseller and contacts of a domain (RFC 9083 section 5.1). */
export function domainEntities(properties: Properties): RdapEntity[] {
  const { registrar, abuse_contact: abuse, reseller, referral_whois } = properties;
  const desk =
    abuse === null ? [] : [entity('abuse', { organization: null, ...abuse, name: 'Abuse Contact' })];
  return [
    ...(registrar === null && referral_whois === null
      ? desk
      : [registrarEntity(registrar, properties, desk)]),
    ...(reseller === null ? [] : [entity('reseller', { organization: null, ...reseller })]),
    ...contactEntities(properties),
  ];
}

/** An entity with its card. A text in place of an e-mail address becomes a remark. */
export function entity(
  role: string,
  fields: CardFields,
  more: Omit<RdapEntity, 'objectClassName' | 'roles' | 'vcardArray' | 'handle'> & {
    handle?: string | null;
  } = {},
): RdapEntity {
  const { email } = fields;
  const isAddress = email !== null && /\S@\S/.test(email);
  const remarks = email === null || isAddress ? [] : [hiddenEmail(email)];
  return compact<RdapEntity>({
    objectClassName: 'entity',
    roles: [role],
    vcardArray: jCard({ ...fields, email: isAddress ? email : null }),
    ...more,
    handle: handleOf(more.handle ?? null),
    remarks: [...remarks, ...(more.remarks ?? [])],
  });
}

/** The registrar with its abuse contact. Its handle is the registry's tag for it, or else its IANA number. */
function registrarEntity(
  registrar: Registrar | null,
  { referral_whois, referral_url }: Properties,
  inner: RdapEntity[],
): RdapEntity {
  const { id, name, organization, url, iana_id, address, ...fields } = registrar ?? NO_REGISTRAR;
  const ianaId = iana_id === null ? null : String(iana_id);
  const further = referral_url === url ? null : referral_url;
  const isLink = further !== null && isWebAddress(further);
  return entity(
    'registrar',
    {
      ...fields,
      name: name ?? organization,
      organization: name === null ? null : organization,
      url,
      address: address === null ? null : { ...NO_ADDRESS, street: address },
    },
    {
      handle: id ?? ianaId,
      publicIds: ianaId === null ? [] : [{ type: 'IANA Registrar ID', identifier: ianaId }],
      entities: inner,
      links: isLink ? [{ value: further, rel: 'about', href: further }] : [],
      remarks: isLink || further === null ? [] : [{ title: 'Referral URL', description: [further] }],
      ...(referral_whois === null ? {} : { port43: referral_whois }),
    },
  );
}

const NO_REGISTRAR: Registrar = {
  id: null,
  name: null,
  organization: null,
  url: null,
  iana_id: null,
  email: null,
  phone: null,
  address: null,
};

/** One entity for each contact. The same contact in several roles is one entity with these roles, as registries send it. */
function contactEntities(properties: Properties): RdapEntity[] {
  const found = new Map<string, RdapEntity>();
  for (const contact of [
    ...properties.registrant_contacts,
    ...properties.admin_contacts,
    ...properties.technical_contacts,
    ...properties.billing_contacts,
  ].filter(saysAnything)) {
    const role = ROLES[contact.type];
    const key = JSON.stringify({ ...contact, type: null });
    const known = found.get(key);
    if (known === undefined) found.set(key, contactEntity(contact, role));
    else if (!known.roles.includes(role)) known.roles.push(role);
  }
  return [...found.values()];
}

const saysAnything = ({ type: _, ...fields }: Contact): boolean =>
  Object.values(fields).some((value) => value !== null);

function contactEntity(contact: Contact, role: string): RdapEntity {
  const { id, name, organization, phone, phone_ext, fax, fax_ext, email, created_on, updated_on } = contact;
  const address = addressOf(contact);
  return entity(
    role,
    { name, organization, phone, phoneExtension: phone_ext, fax, faxExtension: fax_ext, email, address },
    {
      handle: id,
      events: [...eventOf('registration', created_on), ...eventOf('last changed', updated_on)],
    },
  );
}

/** Words in place of a handle, such as `REDACTED FOR PRIVACY`, are not a handle. */
export const handleOf = (id: string | null): string | null =>
  id === null || isPlaceholder(id.replaceAll('_', ' ')) ? null : id;

function addressOf(contact: Contact): Address | null {
  const { address: street, city, state, zip, country, country_code: countryCode } = contact;
  const address = { street, city, state, zip, country, countryCode };
  return Object.values(address).every((part) => part === null) ? null : address;
}

/** What is printed in the place of an address, `Please ask the registrar …`, as ICANN's response profile of 2019 has it. */
const hiddenEmail = (printed: string): RdapNotice => ({
  title: 'EMAIL REDACTED FOR PRIVACY',
  type: 'object redacted due to authorization',
  description: [printed],
  ...(isWebAddress(printed) ? { links: [{ value: printed, rel: 'related', href: printed }] } : {}),
});

export const eventOf = (eventAction: string, eventDate: string | null): RdapEvent[] =>
  eventDate === null ? [] : [{ eventAction, eventDate }];
