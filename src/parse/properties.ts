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
}

/** 1 registrant, 2 admin, 3 technical. */
export type ContactType = 1 | 2 | 3;

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
}

export interface Nameserver {
  /** Lower case, without the final dot. */
  name: string;
  ipv4: string | null;
  ipv6: string | null;
}
