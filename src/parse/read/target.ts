import type { Action } from '../properties.js';

/** Where a label's value goes. Modules and vocabularies speak this language. */
export type Target =
  | DomainField
  | 'nameserver'
  | 'nameserver.ip'
  | 'registrar' // a heading, or the registrar's name where a value stands beside it
  | `registrar.${RegistrarField}`
  | Role // a heading, or the contact's name where a value stands beside it
  | `${Role}.${ContactField}`
  | `${Role}.handle` // names a contact object that stands elsewhere in the answer
  | `object.${ObjectField}` // opens a contact object, to be found by its id
  | 'details' // heading of a section that holds the domain's own fields
  | `dnssec.${DnssecField}`
  | `event.${EventAction}`
  | 'other' // heading of a section that has no place in the wire format: a zone's contact, a trustee …
  | '-'; // read, and has no place in the wire format

export type DomainField =
  | 'domain'
  | 'domain_id'
  | 'status'
  | 'created_on'
  | 'updated_on'
  | 'expires_on'
  | 'referral_whois'
  | 'referral_url';

export type Role = 'registrant' | 'admin' | 'technical' | 'billing' | 'abuse' | 'reseller';

export const ROLES = [
  'registrant',
  'admin',
  'technical',
  'billing',
  'abuse',
  'reseller',
] as const satisfies readonly Role[];

export type RegistrarField =
  | 'id'
  | 'iana_id' // ICANN's number, which is the id where no other is printed
  | 'name'
  | 'organization'
  | 'url'
  | 'email'
  | 'phone'
  | 'address';

/** What is said of DNSSEC: on or off, then delegation signers (RFC 4034 section 5) and keys (section 2). */
export type DnssecField =
  | 'signed'
  | 'ds' // all of one on a line: `12345 8 2 49FD…`
  | 'key_tag' // opens one whose fields have labels of their own
  | 'algorithm'
  | 'digest_type'
  | 'digest'
  | 'key' // all of one on a line: `257 3 8 AwEA…`
  | 'flags' // opens one
  | 'protocol'
  | 'public_key';

/** Dated events that are no field of the domain; its three dates are events, too. */
export type EventAction = Exclude<Action, 'registration' | 'last changed' | 'expiration'>;

export type ObjectField = 'id' | 'name' | 'organization';

export type ContactField =
  | 'id'
  | 'name'
  | 'surname' // printed apart from the given name; becomes the end of the name
  | 'organization'
  | 'address'
  | 'city'
  | 'zip'
  | 'state'
  | 'country'
  | 'country_code' // printed beside the country's name, or instead of it
  | 'phone'
  | 'phone_ext'
  | 'fax'
  | 'fax_ext'
  | 'email'
  | 'url' // a reseller's
  | 'created_on'
  | 'updated_on';
