/** A point in time, ISO 8601 with a numeric offset. A time without a zone is in the registry's own; a date alone is midnight there. */
export type Time = string;

/**
 * What a record says about a domain: the same keys for every registry in the world, `null` if there is no value.
 *
 * `npm run fields` generates the lists of keys, the JSON Schemas (and with them the OpenAPI document) and the tables of docs/properties.md
 * from these interfaces. The text of a comment describes the field there, and `@example` is its example, as JSON.
 */
export interface Properties {
  /**
   * The registry's legal notice, with single spaces and no line breaks.
   * @example "The data is given for information."
   */
  disclaimer: string | null;
  /**
   * The domain name in lower case, as the response gives it, or else the query.
   * @example "example.com"
   */
  domain: string | null;
  /**
   * The registry's identifier of the name.
   * @example "D123-EXAMPLE"
   */
  domain_id: string | null;
  /**
   * Host name of the registrar's WHOIS server.
   * @example "whois.example.net"
   */
  referral_whois: string | null;
  /**
   * URL of the registrar, or of a page with more data.
   * @example "https://example.net"
   */
  referral_url: string | null;
  /**
   * Whether the name is registered, available or in another state: see docs/statuses.md.
   * @example "registered"
   */
  status: Status;
  /**
   * True on positive evidence only; null if `status` is `unknown`.
   * @example false
   */
  'available?': boolean | null;
  /**
   * Whether the name is registered; null if `status` is `unknown`.
   * @example true
   */
  'registered?': boolean | null;
  /**
   * When the name was registered.
   * @example "2001-02-03T04:05:06+00:00"
   */
  created_on: Time | null;
  /**
   * When it was last changed.
   * @example "2025-02-03T04:05:06+00:00"
   */
  updated_on: Time | null;
  /**
   * When the registration ends unless it is renewed.
   * @example "2027-02-03T04:05:06+00:00"
   */
  expires_on: Time | null;
  /** The company through which the name is registered. */
  registrar: Registrar | null;
  /** Who holds the name; `type` is 1. */
  registrant_contacts: Contact[];
  /** Administrative contacts; `type` is 2. */
  admin_contacts: Contact[];
  /** Technical contacts; `type` is 3. */
  technical_contacts: Contact[];
  /** Servers that the name is delegated to. */
  nameservers: Nameserver[];
  /**
   * The same as `available?`, under a name that needs no quotes.
   * @example false
   */
  available: boolean | null;
  /**
   * The same as `registered?`, under a name that needs no quotes.
   * @example true
   */
  registered: boolean | null;
  /**
   * All statuses in the order printed: EPP codes by their EPP name, others as printed, without the address after them.
   * @example ["clientHold", "ok"]
   */
  statuses: string[];
  /** Null if the response says nothing about DNSSEC. */
  dnssec: Dnssec | null;
  /** Where the registrar accepts reports of abuse. */
  abuse_contact: AbuseContact | null;
  /** The company that sold the name for the registrar. */
  reseller: Reseller | null;
  /** Billing contacts; `type` is 4. */
  billing_contacts: Contact[];
  /** All dated events, each once, including the three dates above. */
  events: DatedEvent[];
  /**
   * Paths of the values that are placeholders for hidden data, and of contact data that RDAP names as removed (RFC 9537).
   * @example ["registrant_contacts.0.email"]
   */
  redacted: string[];
  /** How long name servers and resolvers may keep the records of the delegation (RDAP's extension `ttl0`). */
  ttls: Ttl[];
}

/** What is given in place of hidden data: the placeholder as printed, or null. */
export const REDACTIONS = ['printed', 'null'] as const;

/** How hidden data is given: `printed`, the placeholder as the server prints it; or `null`. */
export type Redactions = (typeof REDACTIONS)[number];

/** All values of `status`. docs/statuses.md says how each is decided. */
export const STATUSES = [
  'registered',
  'available',
  'reserved',
  'redemption',
  'pending_delete',
  'inactive',
  'suspended',
  'expired',
  'unavailable',
  'invalid',
  'unknown',
] as const;

/** The state of a name, in one word, decided by the registry's response. `unknown`: the response does not say. */
export type Status = (typeof STATUSES)[number];

/** The registrar. */
export interface Registrar {
  /**
   * Its IANA id, or the registry's tag for it.
   * @example "EXAMPLE-REG"
   */
  id: string | null;
  /**
   * As printed.
   * @example "Example Registrar"
   */
  name: string | null;
  /** The company, if it is printed apart from the name. */
  organization: string | null;
  /**
   * Its web site.
   * @example "https://registrar.example"
   */
  url: string | null;
  /**
   * ICANN's number for it, if it is printed as a number.
   * @example 9999
   */
  iana_id: number | null;
  /** Its own mailbox, not the one for abuse. */
  email: string | null;
  /** Its own telephone, not the one for abuse. */
  phone: string | null;
  /** Lines joined with `\n`. */
  address: string | null;
}

/** The company that sold the name for the registrar. */
export interface Reseller {
  /** As printed. */
  name: string | null;
  /** Its web site. */
  url: string | null;
  /** Its mailbox. */
  email: string | null;
  /** Its telephone. */
  phone: string | null;
}

/** Where the registrar takes reports of abuse. */
export interface AbuseContact {
  /** A mailbox. */
  email: string | null;
  /** A telephone. */
  phone: string | null;
}

/** The time to live of one type of DNS record. */
export interface Ttl {
  /**
   * The type, in capitals.
   * @example "NS"
   */
  type: string;
  /** In seconds. */
  seconds: number;
}

/** DNSSEC of the domain. Numbers are those of the DNS (RFC 4034); null if they are not printed as a number or as a name that has one. */
export interface Dnssec {
  /** Whether the delegation is signed. It is if signers or keys are printed. */
  signed: boolean;
  /** Delegation signers (RFC 4034 section 5). */
  ds: DelegationSigner[];
  /** Keys (RFC 4034 section 2). */
  keys: DnsKey[];
}

/** A delegation signer (RFC 4034 section 5). */
export interface DelegationSigner {
  /** The tag of the key. */
  key_tag: number | null;
  /** The key's algorithm. */
  algorithm: number | null;
  /** How the digest was made. */
  digest_type: number | null;
  /** Hexadecimal digits in capitals. */
  digest: string | null;
}

/** A key (RFC 4034 section 2). */
export interface DnsKey {
  /** 256 or 257, which signs other keys. */
  flags: number | null;
  /** Always 3. */
  protocol: number | null;
  /** Its algorithm. */
  algorithm: number | null;
  /** Base64. */
  public_key: string | null;
}

/** A dated event. */
export interface DatedEvent {
  /** What happened or will happen: in words of RFC 9083 section 10.2.3 if one fits. */
  action: Action;
  /** When. */
  date: Time;
}

/**
 * What happened or will happen: the words of RFC 9083 section 10.2.3, `registrar expiration` of IANA's registry of RDAP values, and then
 * registries' own.
 */
export const ACTIONS = [
  'registration',
  'reregistration',
  'last changed',
  'expiration',
  'registrar expiration',
  'deletion',
  'reinstantiation',
  'transfer',
  'locked',
  'unlocked',
  'last update of RDAP database',
  'renewal',
  'redemption',
  'release',
] as const;

/** What happened or will happen to a domain: see {@link ACTIONS}. */
export type Action = (typeof ACTIONS)[number];

/** 1 registrant, 2 admin, 3 technical, 4 billing. */
export type ContactType = 1 | 2 | 3 | 4;

/** A person or an organization. Placeholders for hidden data stay as printed, and `redacted` has their paths. */
export interface Contact {
  /** The registry's handle. */
  id: string | null;
  /** 1 registrant, 2 admin, 3 technical, 4 billing. */
  type: ContactType;
  /** A person's name, or the name as printed if the response does not distinguish persons from organizations. */
  name: string | null;
  /** The company, or the organization that the person represents. */
  organization: string | null;
  /** Street lines joined with `\n`. */
  address: string | null;
  /** The town. */
  city: string | null;
  /** The postal code. */
  zip: string | null;
  /** State, province or county. */
  state: string | null;
  /** The country's name, as printed. */
  country: string | null;
  /** Two capital letters (ISO 3166-1 alpha-2). */
  country_code: string | null;
  /** Telephone, as printed. */
  phone: string | null;
  /** Fax, as printed. */
  fax: string | null;
  /** Mailbox. */
  email: string | null;
  /** When the contact was created. */
  created_on: Time | null;
  /** When it was last changed. */
  updated_on: Time | null;
  /** Extension of the telephone, if it is printed apart. */
  phone_ext: string | null;
  /** Extension of the fax, if it is printed apart. */
  fax_ext: string | null;
  /**
   * The privacy service that holds the name for its customer, if the contact is one.
   * @example "Domains By Proxy"
   */
  privacy_service: string | null;
}

/** A server that the name is delegated to. */
export interface Nameserver {
  /** In lower case, without the final dot. */
  name: string;
  /** The first IPv4 address (glue). */
  ipv4: string | null;
  /** The first IPv6 address (glue). */
  ipv6: string | null;
  /** All addresses, in order. */
  addresses: string[];
}
