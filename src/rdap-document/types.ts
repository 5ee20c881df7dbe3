/** RDAP's JSON responses (RFC 9083), as far as {@link toRdap} writes them. Members without a value are left out. */

/** Section 4.2. */
export interface RdapLink {
  /** URL of the object that has the link. */
  value: string;
  rel: string;
  href: string;
  type?: string;
}

/** Sections 4.3: a notice is about the response or the service, a remark about the object. */
export interface RdapNotice {
  title?: string;
  /** A word of IANA's registry of RDAP JSON values. */
  type?: string;
  description: string[];
  links?: RdapLink[];
}

/** Section 4.5. */
export interface RdapEvent {
  eventAction: string;
  /** RFC 3339. */
  eventDate: string;
}

/** Section 4.8. */
export interface RdapPublicId {
  type: string;
  identifier: string;
}

/** One value of a jCard property: a text, or the parts of a structured one, each of which may have several lines. */
export type JCardValue = string | readonly (string | readonly string[])[];

/** RFC 7095 section 3.3: name, parameters, type of the value, value. */
export type JCardProperty = readonly [
  name: string,
  parameters: Readonly<Record<string, string | readonly string[]>>,
  type: 'text' | 'uri',
  value: JCardValue,
];

/** RFC 7095 section 3.2. */
export type JCard = readonly ['vcard', readonly JCardProperty[]];

/** A card as JSContact (RFC 9553), as far as {@link toRdap} writes it. */
export interface JsContact {
  '@type': 'Card';
  version: '1.0';
  uid: string;
  kind: 'individual' | 'org';
  name?: { full: string };
  organizations?: Record<string, { name: string }>;
  emails?: Record<string, { address: string }>;
  phones?: Record<string, { number: string; features: Record<string, true> }>;
  addresses?: Record<string, { components?: { kind: string; value: string }[]; countryCode?: string }>;
  links?: Record<string, { uri: string; kind?: 'contact' }>;
}

/** Members that every object may have (section 4). */
interface RdapObject {
  handle?: string;
  status?: string[];
  entities?: RdapEntity[];
  remarks?: RdapNotice[];
  links?: RdapLink[];
  events?: RdapEvent[];
  /** Host name of the WHOIS server that has the object (section 4.7). */
  port43?: string;
}

/** A field that is hidden (RFC 9537 section 4.2), by its name in IANA's registry. */
export interface RdapRedaction {
  name: { type: string };
  /** What the server printed in the place of the value. */
  reason?: { description: string };
  method: 'removal' | 'replacementValue';
}

/** Section 5.1. */
export interface RdapEntity extends RdapObject {
  objectClassName: 'entity';
  roles: string[];
  vcardArray?: JCard;
  publicIds?: RdapPublicId[];
  /** On demand (draft-ietf-regext-rdap-jscontact). */
  jscard?: JsContact;
}

/** Section 5.2. */
export interface RdapNameserver {
  objectClassName: 'nameserver';
  ldhName: string;
  unicodeName?: string;
  ipAddresses?: { v4?: string[]; v6?: string[] };
}

/** Section 5.3; numbers are those of the DNS (RFC 4034). */
export interface RdapSecureDns {
  delegationSigned: boolean;
  dsData?: { keyTag: number; algorithm: number; digestType: number; digest: string }[];
  keyData?: { flags: number; protocol: number; algorithm: number; publicKey: string }[];
}

/** Members of the outermost object of a response. */
export interface RdapResponse {
  rdapConformance: string[];
  notices?: RdapNotice[];
  lang: string;
}

/** Section 5.3. */
export interface RdapDomain extends RdapObject, RdapResponse {
  objectClassName: 'domain';
  ldhName: string;
  unicodeName?: string;
  nameservers?: RdapNameserver[];
  secureDNS?: RdapSecureDns;
  redacted?: RdapRedaction[];
}

/** Members that networks and autonomous systems have (sections 5.4 and 5.5). */
interface RdapResource extends RdapObject, RdapResponse {
  name?: string;
  /** How it was given out, in the registry's words. */
  type?: string;
  /** Two capital letters. */
  country?: string;
}

/** Section 5.4, with the prefixes of the extension `cidr0` and the origins of ARIN's `arin_originas0`. */
export interface RdapIpNetwork extends RdapResource {
  objectClassName: 'ip network';
  startAddress?: string;
  endAddress?: string;
  ipVersion: 'v4' | 'v6';
  parentHandle?: string;
  cidr0_cidrs?: { v4prefix?: string; v6prefix?: string; length: number }[];
  arin_originas0_originautnums?: number[];
}

/** Section 5.5. */
export interface RdapAutnum extends RdapResource {
  objectClassName: 'autnum';
  startAutnum?: number;
  endAutnum?: number;
}

/** Section 6. `errorCode` is the HTTP status to send it with. */
export interface RdapError extends RdapResponse {
  errorCode: number;
  title: string;
  description: string[];
}
