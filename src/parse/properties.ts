/** The wire format: the same keys for every registry in the world, `null` where there is no value. */
export interface Properties {
  /** The registry's disclaimer, single spaces, no line breaks. */
  disclaimer: string | null;
  /** The domain name in lower case, as the answer (or else the question) gives it. */
  domain: string | null;
  domain_id: string | null;
  /** Host name of the registrar's WHOIS server. */
  referral_whois: string | null;
  referral_url: string | null;
  status: Status;
  /** True on positive evidence only; null when it cannot be known. */
  'available?': boolean | null;
  'registered?': boolean | null;
  /** ISO 8601 with a numeric offset, as are all times. */
  created_on: string | null;
  updated_on: string | null;
  expires_on: string | null;
  registrar: Registrar | null;
  registrant_contacts: Contact[];
  admin_contacts: Contact[];
  technical_contacts: Contact[];
  nameservers: Nameserver[];
  /** The same as `available?` and `registered?`, without the mark. */
  available: boolean | null;
  registered: boolean | null;
  /** Every status that is printed, in order: EPP's by their own name, others as printed; without the address behind them. */
  statuses: string[];
  /** Null where nothing is said of it. */
  dnssec: Dnssec | null;
  /** Where the registrar takes reports of abuse. */
  abuse_contact: AbuseContact | null;
  reseller: Reseller | null;
  billing_contacts: Contact[];
  /** Every dated event that is printed, the three dates above among them. */
  events: DatedEvent[];
}

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

export type Status = (typeof STATUSES)[number];

export interface Registrar {
  /** The registrar's own identifier: its IANA id or the registry's tag. */
  id: string | null;
  name: string | null;
  organization: string | null;
  url: string | null;
  /** ICANN's number for it. */
  iana_id: number | null;
  email: string | null;
  phone: string | null;
  /** Lines joined with `\n`. */
  address: string | null;
}

export interface Reseller {
  name: string | null;
  url: string | null;
  email: string | null;
  phone: string | null;
}

export interface AbuseContact {
  email: string | null;
  phone: string | null;
}

/** Numbers are those of the DNS (RFC 4034); null where they are not printed, or not as a number or a name that has one. */
export interface Dnssec {
  /** Whether the delegation is signed. Where signers or keys are printed, it is. */
  signed: boolean;
  ds: DelegationSigner[];
  keys: DnsKey[];
}

export interface DelegationSigner {
  key_tag: number | null;
  algorithm: number | null;
  digest_type: number | null;
  /** Hexadecimal digits in capitals. */
  digest: string | null;
}

export interface DnsKey {
  flags: number | null;
  protocol: number | null;
  algorithm: number | null;
  /** Base64. */
  public_key: string | null;
}

export interface DatedEvent {
  action: Action;
  date: string;
}

/**
 * What happened, or will: RFC 9083 section 10.2.3 and `registrar expiration` of IANA's registry of RDAP's values; the last
 * ones are registries' own.
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

export type Action = (typeof ACTIONS)[number];

/** 1 registrant, 2 admin, 3 technical, 4 billing. */
export type ContactType = 1 | 2 | 3 | 4;

export interface Contact {
  id: string | null;
  type: ContactType;
  name: string | null;
  organization: string | null;
  /** Street lines joined with `\n`. */
  address: string | null;
  city: string | null;
  zip: string | null;
  state: string | null;
  country: string | null;
  /** Two capital letters (ISO 3166-1 alpha-2), or null. */
  country_code: string | null;
  phone: string | null;
  fax: string | null;
  email: string | null;
  created_on: string | null;
  updated_on: string | null;
  /** Extensions, where they are printed apart. */
  phone_ext: string | null;
  fax_ext: string | null;
}

export interface Nameserver {
  /** Lower case, without the final dot. */
  name: string;
  /** The first of each kind. */
  ipv4: string | null;
  ipv6: string | null;
  /** All of them, in order. */
  addresses: string[];
}
