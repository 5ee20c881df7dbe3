import type { Card } from '../record/rdap/card.js';
import { readCard } from '../record/rdap/jcard.js';
import { isObject } from '../record/rdap/json.js';
import { compact } from './compact.js';
import type { JsContact, RdapAutnum, RdapDomain, RdapIpNetwork } from './types.js';

/** Extension identifier and member of draft-ietf-regext-rdap-jscontact. */
const JSCARD = 'jscard';

const MAX_DEPTH = 4;

/** The document with a JSContact card (RFC 9553) next to each entity's jCard, the registry's own entities included. */
export function withJsContact<Document extends RdapDomain | RdapIpNetwork | RdapAutnum>(
  document: Document,
): Document {
  const { entities, rdapConformance } = document;
  return {
    ...document,
    ...(Array.isArray(entities) ? { entities: entities.map((each, at) => withCard(each, `${at}`, 1)) } : {}),
    rdapConformance: [...rdapConformance.filter((each) => each !== JSCARD), JSCARD],
  };
}

/** `place` counts the entities on the way to this one: `0/1`. */
function withCard(entity: unknown, place: string, depth: number): unknown {
  if (!isObject(entity)) return entity;
  const { entities: inner, vcardArray, handle, jscard } = entity;
  return {
    ...entity,
    ...(vcardArray === undefined || jscard !== undefined
      ? {}
      : { [JSCARD]: jsContact(readCard(vcardArray), typeof handle === 'string' ? handle : place) }),
    ...(Array.isArray(inner) && depth < MAX_DEPTH
      ? { entities: inner.map((each, at) => withCard(each, `${place}/${at}`, depth + 1)) }
      : {}),
  };
}

/** RFC 9553 section 2. `uid` is required there. */
function jsContact(card: Card, uid: string): JsContact {
  const { name, organization, emails, phones, faxes, urls, contactUri } = card;
  const numbers = [
    ...phones.map((phone) => ({ ...phone, feature: 'voice' })),
    ...faxes.map((fax) => ({ ...fax, feature: 'fax' })),
  ].map(({ number, extension, feature }) => ({
    number: /^\+[\d.()-]+$/.test(number) ? `tel:${number}${extension && `;ext=${extension}`}` : number,
    features: { [feature]: true as const },
  }));
  const links = [
    ...urls.map((uri) => ({ uri })),
    ...(contactUri === '' ? [] : [{ uri: contactUri, kind: 'contact' as const }]),
  ];
  const address = addressOf(card);
  return compact<JsContact>({
    '@type': 'Card',
    version: '1.0',
    uid,
    kind: name === '' && organization !== '' ? 'org' : 'individual',
    name: name === '' ? null : { full: name },
    organizations: byId('org', organization === '' ? [] : [{ name: organization }]),
    emails: byId(
      'email',
      emails.map((each) => ({ address: each })),
    ),
    phones: byId('phone', numbers),
    addresses: byId('address', address === null ? [] : [address]),
    links: byId('link', links),
  });
}

/** JSContact keeps what there may be several of by ids; null for none. */
const byId = <Item>(name: string, items: readonly Item[]): Record<string, Item> | null =>
  items.length === 0 ? null : Object.fromEntries(items.map((item, at) => [`${name}-${at + 1}`, item]));

type Address = NonNullable<JsContact['addresses']>[string];

/** RFC 9553 section 2.5.1. A street that is not divided is its name. */
function addressOf({ street, city, state, zip, country, countryCode }: Card): Address | null {
  const components = [
    ...street.map((value) => ({ kind: 'name', value })),
    { kind: 'locality', value: city },
    { kind: 'region', value: state },
    { kind: 'postcode', value: zip },
    { kind: 'country', value: country },
  ].filter(({ value }) => value !== '');
  if (components.length === 0 && countryCode === '') return null;
  return {
    ...(components.length === 0 ? {} : { components }),
    ...(countryCode === '' ? {} : { countryCode }),
  };
}
