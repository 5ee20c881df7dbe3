/** RDAP's JSON responses (RFC 9083), as far as {@link toRdap} writes them. Members without a value are left out. */

/** A link (section 4.2). */
export interface RdapLink {
  /** URL of the object that has the link. */
  value: string;
  /** The link relation (IANA's registry of link relations): `self`, `related`, `alternate`. */
  rel: string;
  /** URL that the link leads to. */
  href: string;
  /** Media type of the target: `application/rdap+json`, `text/html`. */
  type?: string;
}

/** Sections 4.3: a notice is about the response or the service, a remark about the object. */
export interface RdapNotice {
  /** What it is about, in a few words. */
  title?: string;
  /** A word of IANA's registry of RDAP JSON values. */
  type?: string;
  /** Its text, one string for each line. */
  description: string[];
  /** Pages that belong to it, such as terms of use. */
  links?: RdapLink[];
}

/** A dated event (section 4.5). */
export interface RdapEvent {
  /** What happened: a word of IANA's registry, such as `registration`, `expiration`, `last changed`. */
  eventAction: string;
  /** When, RFC 3339: `2027-02-03T04:05:06+00:00`. */
  eventDate: string;
}

/** An identifier given by another organization (section 4.8). */
export interface RdapPublicId {
  /** What kind of identifier it is: `IANA Registrar ID`. */
  type: string;
  /** The identifier: `9999`. */
  identifier: string;
}

/** One value of a jCard property: a text, or the parts of a structured one, each of which may have several lines. */
export type JCardValue = string | readonly (string | readonly string[])[];

/** A property of a jCard (RFC 7095 section 3.3): name, parameters, type of the value, value. */
export type JCardProperty = readonly [
  name: string,
  parameters: Readonly<Record<string, string | readonly string[]>>,
  type: 'text' | 'uri',
  value: JCardValue,
];

/** A contact as a jCard (RFC 7095 section 3.2). */
export type JCard = readonly ['vcard', readonly JCardProperty[]];

/** A card as JSContact (RFC 9553), as far as {@link toRdap} writes it. */
export interface JsContact {
  /** Always `Card`. */
  '@type': 'Card';
  /** Version of JSContact. */
  version: '1.0';
  /** Identifies the card within the document. */
  uid: string;
  /** Whether the contact is a person or an organization. */
  kind: 'individual' | 'org';
  /** The name of a person. */
  name?: {
    /** The name as printed. */
    full: string;
  };
  /** The organization, or the one that the person works for, by an id of its own. */
  organizations?: Record<
    string,
    {
      /** The name as printed. */
      name: string;
    }
  >;
  /** Mailboxes, by ids of their own. */
  emails?: Record<
    string,
    {
      /** The e-mail address. */
      address: string;
    }
  >;
  /** Telephone and fax numbers, by ids of their own. */
  phones?: Record<
    string,
    {
      /** A `tel:` URI, or the number as printed. */
      number: string;
      /** `voice` or `fax`. */
      features: Record<string, true>;
    }
  >;
  /** Postal addresses, by ids of their own. */
  addresses?: Record<
    string,
    {
      /** The parts of the address, in order. */
      components?: {
        /** What the part is (RFC 9553 section 2.5.1): `name`, `locality`, `region`, `postcode`, `country`. */
        kind: string;
        /** Its text. */
        value: string;
      }[];
      /** Two capital letters (ISO 3166-1 alpha-2). */
      countryCode?: string;
    }
  >;
  /** Pages of the contact, by ids of their own. */
  links?: Record<
    string,
    {
      /** URL of the page. */
      uri: string;
      /** Set if the page is a way to reach the contact. */
      kind?: 'contact';
    }
  >;
}

/** Members that every object may have (section 4). */
interface RdapObject {
  /** The registry's identifier of the object. */
  handle?: string;
  /** Statuses in RDAP's words (RFC 8056 for those of EPP): `active`, `client transfer prohibited`. */
  status?: string[];
  /** Contacts and the registrar, each with its roles. */
  entities?: RdapEntity[];
  /** Remarks about the object, the registry's own and those of hidden data. */
  remarks?: RdapNotice[];
  /** Links, the one to the object itself among them. */
  links?: RdapLink[];
  /** Dates of the object. */
  events?: RdapEvent[];
  /** Host name of the WHOIS server that has the object (section 4.7). */
  port43?: string;
}

/** A field that is hidden (RFC 9537 section 4.2), by its name in IANA's registry. */
export interface RdapRedaction {
  /** Which field is hidden. */
  name: {
    /** A name of IANA's registry of redacted fields: `Registrant Email`. */
    type: string;
  };
  /** What the server printed in the place of the value. */
  reason?: {
    /** The placeholder: `REDACTED FOR PRIVACY`. */
    description: string;
  };
  /** `removal`: the value is missing; `replacementValue`: a placeholder is in its place. */
  method: 'removal' | 'replacementValue';
}

/** A contact or a registrar (section 5.1). */
export interface RdapEntity extends RdapObject {
  /** What the object is. */
  objectClassName: 'entity';
  /** What the entity is to the object: `registrant`, `administrative`, `technical`, `billing`, `registrar`, `abuse`. */
  roles: string[];
  /** The contact's data as a jCard (RFC 7095). */
  vcardArray?: JCard;
  /** Identifiers given by others, such as IANA's number of a registrar. */
  publicIds?: RdapPublicId[];
  /** On demand (draft-ietf-regext-rdap-jscontact). */
  jscard?: JsContact;
}

/** A name server (section 5.2). */
export interface RdapNameserver {
  /** What the object is. */
  objectClassName: 'nameserver';
  /** The host name in ASCII. */
  ldhName: string;
  /** The host name in Unicode, if that is different. */
  unicodeName?: string;
  /** Its addresses (glue), if there are any. */
  ipAddresses?: {
    /** IPv4 addresses. */
    v4?: string[];
    /** IPv6 addresses. */
    v6?: string[];
  };
}

/** DNSSEC of a domain (section 5.3); numbers are those of the DNS (RFC 4034). */
export interface RdapSecureDns {
  /** Whether the parent zone has signed the delegation. */
  delegationSigned: boolean;
  /** Delegation signers (RFC 4034 section 5). */
  dsData?: {
    /** The tag of the key. */
    keyTag: number;
    /** The key's algorithm: `8` is RSA/SHA-256, `13` ECDSA P-256. */
    algorithm: number;
    /** How the digest was made: `2` is SHA-256. */
    digestType: number;
    /** Hexadecimal digits in capitals. */
    digest: string;
  }[];
  /** Keys (RFC 4034 section 2). */
  keyData?: {
    /** 256, or 257 for a key that signs other keys. */
    flags: number;
    /** Always 3. */
    protocol: number;
    /** The key's algorithm. */
    algorithm: number;
    /** Base64. */
    publicKey: string;
  }[];
}

/** Members of the outermost object of a response. */
export interface RdapResponse {
  /** The standard and the extensions that the document follows: `rdap_level_0`, `cidr0`. */
  rdapConformance: string[];
  /** About the response: where the data came from, terms of use, what failed. */
  notices?: RdapNotice[];
  /** Language of the texts (RFC 5646). */
  lang: string;
}

/** A domain (section 5.3), as {@link toRdap} writes it. */
export interface RdapDomain extends RdapObject, RdapResponse {
  /** What the object is. */
  objectClassName: 'domain';
  /** The domain name in ASCII, in lower case. */
  ldhName: string;
  /** The name in Unicode, if that is different. */
  unicodeName?: string;
  /** Servers that the name is delegated to. */
  nameservers?: RdapNameserver[];
  /** DNSSEC; left out if the response says nothing about it. */
  secureDNS?: RdapSecureDns;
  /** Fields that are hidden (RFC 9537). */
  redacted?: RdapRedaction[];
  /** Times to live of the delegation's DNS records (draft-ietf-regext-rdap-ttl-extension). */
  ttl0_data?: RdapTtl[];
}

/** A time to live (draft-ietf-regext-rdap-ttl-extension). */
export interface RdapTtl {
  /** Types of DNS records: `NS`. */
  types: string[];
  /** In seconds. */
  value: number;
}

/** Members that networks and autonomous systems have (sections 5.4 and 5.5). */
interface RdapResource extends RdapObject, RdapResponse {
  /** The registry's name of the block: `EXAMPLE-NET`. */
  name?: string;
  /** How it was given out, in the registry's words. */
  type?: string;
  /** Two capital letters. */
  country?: string;
}

/** A network of addresses (section 5.4), with the prefixes of the extension `cidr0` and the origins of ARIN's `arin_originas0`. */
export interface RdapIpNetwork extends RdapResource {
  /** What the object is. */
  objectClassName: 'ip network';
  /** First address of the network. */
  startAddress?: string;
  /** Last address of the network. */
  endAddress?: string;
  /** Version of its addresses. */
  ipVersion: 'v4' | 'v6';
  /** Handle of the network that it is part of. */
  parentHandle?: string;
  /** The network as the smallest list of prefixes (the extension `cidr0`). */
  cidr0_cidrs?: {
    /** First address of an IPv4 prefix. */
    v4prefix?: string;
    /** First address of an IPv6 prefix. */
    v6prefix?: string;
    /** Length of the prefix, in bits. */
    length: number;
  }[];
  /** Autonomous systems that announce it, according to the registry (the extension `arin_originas0`). */
  arin_originas0_originautnums?: number[];
}

/** An autonomous system, or a block of them (section 5.5). */
export interface RdapAutnum extends RdapResource {
  /** What the object is. */
  objectClassName: 'autnum';
  /** First AS number of the block. */
  startAutnum?: number;
  /** Last AS number of the block. */
  endAutnum?: number;
}

/** An error (section 6). `errorCode` is the HTTP status to send it with. */
export interface RdapError extends RdapResponse {
  /** The HTTP status. */
  errorCode: number;
  /** The name of that status: `Bad Gateway`. */
  title: string;
  /** What went wrong, one string for each line; the first begins with the code of a {@link WhoisError} or of this server. */
  description: string[];
}
