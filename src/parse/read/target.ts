import { FIELDS } from '../fields.generated.js';
import { ACTIONS, type Action, type Contact, type Registrar } from '../properties.js';

/** Where a label's value goes, as modules and vocabularies declare it. */
export type Target =
  | DomainField
  | 'nameserver'
  | 'nameserver.ip'
  | 'registrar' // a heading, or the registrar's name if there is a value next to it
  | `registrar.${RegistrarField}`
  | Role // a heading, or the contact's name if there is a value next to it
  | `${Role}.${ContactField}`
  | `${Role}.handle` // names a contact object elsewhere in the response
  | `object.${ObjectField}` // opens a contact object, to be found by its id
  | 'details' // heading of a section with the domain's own fields
  | `dnssec.${DnssecField}`
  | `event.${EventAction}`
  | 'redacted' // names a field that is removed according to RDAP
  | 'ttl' // a type of DNS record and its time to live: `NS 3600`
  | 'other' // heading of a section that has no place in the wire format: a zone's contact, a trustee …
  | '-'; // read, and has no place in the wire format

/** Fields of the domain that have one value. */
export const SCALAR_FIELDS = [
  'domain',
  'domain_id',
  'created_on',
  'updated_on',
  'expires_on',
  'referral_whois',
  'referral_url',
] as const;

export type ScalarField = (typeof SCALAR_FIELDS)[number];

export type DomainField = ScalarField | 'status';

export const ROLES = ['registrant', 'admin', 'technical', 'billing', 'abuse', 'reseller'] as const;

export type Role = (typeof ROLES)[number];

/** `iana_id` is also the `id` if no other id is printed. */
export const REGISTRAR_FIELDS = FIELDS.Registrar satisfies readonly (keyof Registrar)[];

export type RegistrarField = (typeof REGISTRAR_FIELDS)[number];

/** DNSSEC: whether the name is signed, then delegation signers (RFC 4034 section 5) and keys (section 2). */
export const DNSSEC_FIELDS = [
  'signed',
  'ds', // a whole signer on a line: `12345 8 2 49FD…`
  'key_tag', // begins a signer whose fields have labels of their own
  'algorithm',
  'digest_type',
  'digest',
  'key', // a whole key on a line: `257 3 8 AwEA…`
  'flags', // begins a key whose fields have labels of their own
  'protocol',
  'public_key',
] as const;

export type DnssecField = (typeof DNSSEC_FIELDS)[number];

/** Dated events that are not fields of the domain; its three dates are events, too. */
export type EventAction = Exclude<Action, 'registration' | 'last changed' | 'expiration'>;

export const EVENT_ACTIONS = ACTIONS.filter(
  (action): action is EventAction =>
    action !== 'registration' && action !== 'last changed' && action !== 'expiration',
);

export const OBJECT_FIELDS = ['id', 'name', 'organization'] as const;

export type ObjectField = (typeof OBJECT_FIELDS)[number];

/** Fields of a contact in the properties, and those that are printed apart and become part of them. */
export const CONTACT_FIELDS = [
  ...FIELDS.Contact.filter((field) => field !== 'type' && field !== 'privacy_service'),
  'surname', // becomes the end of the name
  'url', // a reseller's
] as const satisfies readonly (keyof Contact | 'surname' | 'url')[];

export type ContactField = (typeof CONTACT_FIELDS)[number];
