import type { ContactRole, ResourceContact, ResourceProperties } from '../parse-resource/properties.js';
import { compact } from './compact.js';
import { entity, eventOf, handleOf } from './entities.js';
import type { ResourceFound } from './input.js';
import { NO_ADDRESS } from './jcard.js';
import { cameByRdap, remark, sourceNotice } from './notices.js';
import type { RdapAutnum, RdapEntity, RdapIpNetwork, RdapLink } from './types.js';

const MADE = 'port43 made this document from that text: the registry did not write it.';
const ASIDE =
  'A standard sets these numbers aside for a purpose of their own: no registry has them, and no server was asked.';

/** A network or an autonomous system (RFC 9083 sections 5.4 and 5.5) made from what was read of the responses. */
export function resourceObject({ daystamp, parts, number }: ResourceFound): RdapIpNetwork | RdapAutnum {
  const [registry] = parts;
  const special = number.status === 'special';
  const common = {
    handle: handleOf(number.handle),
    name: number.name,
    type: number.type,
    country: number.country,
    status: [special ? 'reserved' : 'active'],
    entities: resourceEntities(number),
    events: [...eventOf('registration', number.created_on), ...eventOf('last changed', number.updated_on)],
    remarks: remark(special ? 'Source' : 'Remarks', number.remarks),
    port43: registry === undefined || cameByRdap(registry) ? null : registry.host,
    links: geofeedLink(number.geofeed),
    notices: [sourceNotice(parts, daystamp, special ? ASIDE : MADE)],
    lang: 'en',
  };
  if (number.kind === 'as')
    return compact<RdapAutnum>({
      objectClassName: 'autnum',
      ...common,
      startAutnum: digitsOf(number.start),
      endAutnum: digitsOf(number.end),
      rdapConformance: ['rdap_level_0'],
    });
  return compact<RdapIpNetwork>({
    objectClassName: 'ip network',
    ...common,
    startAddress: number.start,
    endAddress: number.end,
    ipVersion: number.kind === 'ipv4' ? 'v4' : 'v6',
    parentHandle: number.parent,
    cidr0_cidrs: number.prefixes.map(cidrOf),
    arin_originas0_originautnums: number.origin.map((system) => digitsOf(system) ?? 0),
    rdapConformance: [
      'rdap_level_0',
      'cidr0',
      ...(number.origin.length === 0 ? [] : ['arin_originas0']),
      ...(number.geofeed === null ? [] : ['geofeed1']),
    ],
  });
}

/** RFC 9877 section 2. The context is the object, whose URL is known to the server that sends it. */
const geofeedLink = (href: string | null): RdapLink[] =>
  href === null ? [] : [{ value: href, rel: 'geo', href, type: 'application/geofeed+csv' }];

const digitsOf = (system: string | null): number | null =>
  system === null ? null : Number(system.replace(/^AS/, ''));

function cidrOf(prefix: string): NonNullable<RdapIpNetwork['cidr0_cidrs']>[number] {
  const [address = '', length] = prefix.split('/');
  return { [address.includes(':') ? 'v6prefix' : 'v4prefix']: address, length: Number(length) };
}

/** Contacts by role. The same contact in several roles is one entity. A holder of whom only the name is known is the registrant. */
function resourceEntities({ contacts, organization }: ResourceProperties): RdapEntity[] {
  const found = new Map<string, RdapEntity>();
  const given =
    contacts.registrant.length === 0 && organization !== null ? [holder(organization)] : contacts.registrant;
  for (const [role, list] of Object.entries({ ...contacts, registrant: given }) as [
    ContactRole,
    ResourceContact[],
  ][])
    for (const contact of list) {
      const key = JSON.stringify(contact);
      const known = found.get(key);
      if (known === undefined) found.set(key, entityOf(contact, role));
      else known.roles.push(role);
    }
  return [...found.values()];
}

const holder = (organization: string): ResourceContact => ({
  handle: null,
  name: null,
  organization,
  address: null,
  country_code: null,
  phone: null,
  fax: null,
  email: null,
});

function entityOf(
  { handle, address: street, country_code: countryCode, ...fields }: ResourceContact,
  role: ContactRole,
): RdapEntity {
  const address = street === null && countryCode === null ? null : { ...NO_ADDRESS, street, countryCode };
  return entity(role, { ...fields, address }, { handle });
}
