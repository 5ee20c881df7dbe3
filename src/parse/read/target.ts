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
  | 'other' // heading of a section that has no place in the wire format: billing, reseller …
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

export type Role = 'registrant' | 'admin' | 'technical';

export const ROLES = ['registrant', 'admin', 'technical'] as const satisfies readonly Role[];

export type RegistrarField = 'id' | 'name' | 'organization' | 'url';

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
  | 'fax'
  | 'email'
  | 'created_on'
  | 'updated_on';
