import type { ContactRole } from './properties.js';

/**
 * The labels of all number registries in one table, because a response may have objects of several: the five regional registries (RPSL
 * at RIPE NCC, APNIC and AFRINIC; ARIN's own; LACNIC's), JPNIC, KRNIC, TWNIC, NIC.br, and RDAP laid out as text.
 */

/** Labels of the numbers that an entry is about. The first one in an object counts: NIC.br has `aut-num` below `inetnum`. */
export const RANGE = new Set([
  'inetnum',
  'inet6num',
  'autnum',
  'asblock',
  'netrange',
  'asnumber',
  'networknumber',
  'ipv4address',
  'ipv6address',
  'netblock',
]);

/** Labels of an announced route: it has an origin, and is not a registration. */
export const ROUTE = new Set(['route', 'route6']);

/** Labels of an entry's fields. The first label with a value counts. */
export const FIELDS = {
  handle: ['nethandle', 'ashandle'],
  name: ['netname', 'asname', 'networkname', 'servicename'],
  type: ['nettype', 'networktype', 'status'],
  country: ['country'],
  parent: ['parent'],
  created: ['created', 'regdate', 'registrationdate', 'assigneddate', 'allocateddate'],
  updated: ['lastmodified', 'updated', 'lastupdate'],
  organization: ['organization', 'customer', 'owner', 'organizationname'],
} as const;

export const ORIGIN = ['originas', 'origin', 'autnum'];
/** The attribute of RFC 9632 with the URL of the holder's geofeed. */
export const GEOFEED = 'geofeed';
export const REMARKS = ['descr', 'remarks', 'comment', 'remark'];

/** Labels of an entry with the handles of its contacts. */
export const HANDLES: Readonly<Record<string, ContactRole>> = {
  org: 'registrant',
  adminc: 'administrative',
  ownerc: 'administrative',
  administrativecontact: 'administrative',
  administratorcontact: 'administrative',
  techc: 'technical',
  technicalcontact: 'technical',
  abusec: 'abuse',
  mntirt: 'abuse',
  nocc: 'noc',
  routingc: 'routing',
};

/** Labels of the contacts' objects: of their handles, and of their fields. */
export const HANDLE = ['organisation', 'orgid', 'nichdl', 'nichdlbr', 'irt', 'contacthandle'];
export const CONTACT = {
  name: ['person', 'role', 'name', 'contactname'],
  organization: ['orgname', 'custname', 'contactorganization'],
  country: ['country', 'contactcountry'],
  phone: ['phone', 'contactphone'],
  fax: ['faxno', 'fax', 'contactfax'],
  email: ['email', 'emails', 'contactemail'],
  abuse: ['abusemailbox'],
} as const;

/** Labels of an address, in the order of an envelope. */
export const ADDRESS = ['address', 'contactaddress', 'city', 'stateprov', 'postalcode', 'zipcode'];

/** ARIN prints each point of contact as `OrgAbuseEmail`, `RTechHandle`, `OrgNOCName` … */
export const POINT_OF_CONTACT =
  /^(?:org|r|net|as)(abuse|tech|noc|admin|routing|dns)(handle|name|phone|email)$/u;

export const POINT_ROLES: Readonly<Record<string, ContactRole>> = {
  abuse: 'abuse',
  tech: 'technical',
  noc: 'noc',
  admin: 'administrative',
  routing: 'routing',
};

/** Names of entries for blocks that another registry manages: RIPE NCC's, IANA's blocks, APNIC's. */
export const PLACEHOLDER_NAMES =
  /^(?:NON-\w+-NCC-MANAGED-ADDRESS-BLOCK|NON-(?:RIPE|APNIC|AFRINIC)\S*|IANA-(?:BLK|NETBLOCK\S*|BLOCK\S*)|ERX-NETBLOCK|STUB-\S*)$/iu;

/** Types of such entries: `Allocated to RIPE NCC`, `Early Registrations, Transferred to APNIC` at ARIN, `Allocated to ARIN` for its own pool. */
export const PLACEHOLDER_TYPES = /\b(?:allocated|transferred) to (?:ARIN|RIPE NCC|APNIC|LACNIC|AFRINIC)\b/iu;

/** TWNIC's labels of paragraphs that name a contact by its e-mail address. */
export const NAMED_BELOW = new Set(['administratorcontact', 'technicalcontact']);

/** Lines of servers that have no entry for the numbers. */
export const NO_ENTRY =
  /^(?:%?\s*ERROR:101: no entries found|no entries found(?: in source .{1,40})?\.?|no match (?:found )?for .{1,80}|no match!!)/iu;
