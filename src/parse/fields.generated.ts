// Made of properties.ts by `npm run fields`: change that file, then run it.
import type {
  Properties,
  Registrar,
  Reseller,
  AbuseContact,
  Ttl,
  Dnssec,
  DelegationSigner,
  DnsKey,
  DatedEvent,
  Contact,
  Nameserver,
} from './properties.js';
import { ACTIONS, STATUSES } from './properties.js';

/** The interfaces that properties consist of, by their names. */
export interface PropertyTypes {
  /** See {@link Properties}. */
  Properties: Properties;
  /** See {@link Registrar}. */
  Registrar: Registrar;
  /** See {@link Reseller}. */
  Reseller: Reseller;
  /** See {@link AbuseContact}. */
  AbuseContact: AbuseContact;
  /** See {@link Ttl}. */
  Ttl: Ttl;
  /** See {@link Dnssec}. */
  Dnssec: Dnssec;
  /** See {@link DelegationSigner}. */
  DelegationSigner: DelegationSigner;
  /** See {@link DnsKey}. */
  DnsKey: DnsKey;
  /** See {@link DatedEvent}. */
  DatedEvent: DatedEvent;
  /** See {@link Contact}. */
  Contact: Contact;
  /** See {@link Nameserver}. */
  Nameserver: Nameserver;
}

/** JSON Schema of an object in the properties. */
export type FieldSchema = {
  /** `object`, or both `object` and `null` where there may be none. */
  readonly type: string | readonly string[];
  /** All keys: a field without a value is null. */
  readonly required: readonly string[];
  /** The schema of each key. */
  readonly properties: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

/** The keys of the properties, and of each object in them, in their order. */
export const FIELDS: { readonly [Name in keyof PropertyTypes]: readonly (keyof PropertyTypes[Name])[] } = {
  Properties: ['disclaimer', 'domain', 'domain_id', 'referral_whois', 'referral_url', 'status', 'available?', 'registered?', 'created_on', 'updated_on', 'expires_on', 'registrar', 'registrant_contacts', 'admin_contacts', 'technical_contacts', 'nameservers', 'available', 'registered', 'statuses', 'dnssec', 'abuse_contact', 'reseller', 'billing_contacts', 'events', 'redacted', 'ttls'],
  Registrar: ['id', 'name', 'organization', 'url', 'iana_id', 'email', 'phone', 'address'],
  Reseller: ['name', 'url', 'email', 'phone'],
  AbuseContact: ['email', 'phone'],
  Ttl: ['type', 'seconds'],
  Dnssec: ['signed', 'ds', 'keys'],
  DelegationSigner: ['key_tag', 'algorithm', 'digest_type', 'digest'],
  DnsKey: ['flags', 'protocol', 'algorithm', 'public_key'],
  DatedEvent: ['action', 'date'],
  Contact: ['id', 'type', 'name', 'organization', 'address', 'city', 'zip', 'state', 'country', 'country_code', 'phone', 'fax', 'email', 'created_on', 'updated_on', 'phone_ext', 'fax_ext', 'privacy_service'],
  Nameserver: ['name', 'ipv4', 'ipv6', 'addresses'],
};

/**
 * JSON Schemas of the properties, and of each object in them, by the names of their types. They refer to each other as in an OpenAPI
 * document: `#/components/schemas/Contact`.
 */
export const FIELD_SCHEMAS: Readonly<Record<keyof PropertyTypes, FieldSchema>> = {
  Properties: {
    type: 'object',
    required: ['disclaimer', 'domain', 'domain_id', 'referral_whois', 'referral_url', 'status', 'available?', 'registered?', 'created_on', 'updated_on', 'expires_on', 'registrar', 'registrant_contacts', 'admin_contacts', 'technical_contacts', 'nameservers', 'available', 'registered', 'statuses', 'dnssec', 'abuse_contact', 'reseller', 'billing_contacts', 'events', 'redacted', 'ttls'],
    properties: {
      disclaimer: { type: ['string', 'null'], description: "The registry's legal notice, with single spaces and no line breaks." },
      domain: { type: ['string', 'null'], description: 'The domain name in lower case, as the response gives it, or else the query.' },
      domain_id: { type: ['string', 'null'], description: "The registry's identifier of the name." },
      referral_whois: { type: ['string', 'null'], description: "Host name of the registrar's WHOIS server." },
      referral_url: { type: ['string', 'null'], description: 'URL of the registrar, or of a page with more data.' },
      status: { type: 'string', enum: STATUSES, description: 'Whether the name is registered, available or in another state: see docs/statuses.md.' },
      'available?': { type: ['boolean', 'null'], description: 'True on positive evidence only; null if `status` is `unknown`.' },
      'registered?': { type: ['boolean', 'null'], description: 'Whether the name is registered; null if `status` is `unknown`.' },
      created_on: { type: ['string', 'null'], description: 'When the name was registered. ISO 8601 with a numeric UTC offset.' },
      updated_on: { type: ['string', 'null'], description: 'When it was last changed. ISO 8601 with a numeric UTC offset.' },
      expires_on: { type: ['string', 'null'], description: 'When the registration ends unless it is renewed. ISO 8601 with a numeric UTC offset.' },
      registrar: { $ref: '#/components/schemas/Registrar' },
      registrant_contacts: { type: 'array', items: { $ref: '#/components/schemas/Contact' }, description: 'Who holds the name; `type` is 1.' },
      admin_contacts: { type: 'array', items: { $ref: '#/components/schemas/Contact' }, description: 'Administrative contacts; `type` is 2.' },
      technical_contacts: { type: 'array', items: { $ref: '#/components/schemas/Contact' }, description: 'Technical contacts; `type` is 3.' },
      nameservers: { type: 'array', items: { $ref: '#/components/schemas/Nameserver' }, description: 'Servers that the name is delegated to.' },
      available: { type: ['boolean', 'null'], description: 'The same as `available?`, under a name that needs no quotes.' },
      registered: { type: ['boolean', 'null'], description: 'The same as `registered?`, under a name that needs no quotes.' },
      statuses: { type: 'array', items: { type: 'string' }, description: 'All statuses in the order printed: EPP codes by their EPP name, others as printed, without the address after them.' },
      dnssec: { $ref: '#/components/schemas/Dnssec' },
      abuse_contact: { $ref: '#/components/schemas/AbuseContact' },
      reseller: { $ref: '#/components/schemas/Reseller' },
      billing_contacts: { type: 'array', items: { $ref: '#/components/schemas/Contact' }, description: 'Billing contacts; `type` is 4.' },
      events: { type: 'array', items: { $ref: '#/components/schemas/DatedEvent' }, description: 'All dated events, each once, including the three dates above.' },
      redacted: { type: 'array', items: { type: 'string' }, description: 'Paths of the values that are placeholders for hidden data, and of contact data that RDAP names as removed (RFC 9537).' },
      ttls: { type: 'array', items: { $ref: '#/components/schemas/Ttl' }, description: "How long name servers and resolvers may keep the records of the delegation (RDAP's extension `ttl0`)." },
    },
  },
  Registrar: {
    type: ['object', 'null'],
    required: ['id', 'name', 'organization', 'url', 'iana_id', 'email', 'phone', 'address'],
    properties: {
      id: { type: ['string', 'null'], description: "Its IANA id, or the registry's tag for it." },
      name: { type: ['string', 'null'], description: 'As printed.' },
      organization: { type: ['string', 'null'], description: 'The company, if it is printed apart from the name.' },
      url: { type: ['string', 'null'], description: 'Its web site.' },
      iana_id: { type: ['integer', 'null'], description: "ICANN's number for it, if it is printed as a number." },
      email: { type: ['string', 'null'], description: 'Its own mailbox, not the one for abuse.' },
      phone: { type: ['string', 'null'], description: 'Its own telephone, not the one for abuse.' },
      address: { type: ['string', 'null'], description: 'Lines joined with `\\n`.' },
    },
  },
  Reseller: {
    type: ['object', 'null'],
    required: ['name', 'url', 'email', 'phone'],
    properties: {
      name: { type: ['string', 'null'], description: 'As printed.' },
      url: { type: ['string', 'null'], description: 'Its web site.' },
      email: { type: ['string', 'null'], description: 'Its mailbox.' },
      phone: { type: ['string', 'null'], description: 'Its telephone.' },
    },
  },
  AbuseContact: {
    type: ['object', 'null'],
    required: ['email', 'phone'],
    properties: {
      email: { type: ['string', 'null'], description: 'A mailbox.' },
      phone: { type: ['string', 'null'], description: 'A telephone.' },
    },
  },
  Ttl: {
    type: 'object',
    required: ['type', 'seconds'],
    properties: {
      type: { type: 'string', description: 'The type, in capitals.' },
      seconds: { type: 'integer', description: 'In seconds.' },
    },
  },
  Dnssec: {
    type: ['object', 'null'],
    required: ['signed', 'ds', 'keys'],
    properties: {
      signed: { type: 'boolean', description: 'Whether the delegation is signed. It is if signers or keys are printed.' },
      ds: { type: 'array', items: { $ref: '#/components/schemas/DelegationSigner' }, description: 'Delegation signers (RFC 4034 section 5).' },
      keys: { type: 'array', items: { $ref: '#/components/schemas/DnsKey' }, description: 'Keys (RFC 4034 section 2).' },
    },
  },
  DelegationSigner: {
    type: 'object',
    required: ['key_tag', 'algorithm', 'digest_type', 'digest'],
    properties: {
      key_tag: { type: ['integer', 'null'], description: 'The tag of the key.' },
      algorithm: { type: ['integer', 'null'], description: "The key's algorithm." },
      digest_type: { type: ['integer', 'null'], description: 'How the digest was made.' },
      digest: { type: ['string', 'null'], description: 'Hexadecimal digits in capitals.' },
    },
  },
  DnsKey: {
    type: 'object',
    required: ['flags', 'protocol', 'algorithm', 'public_key'],
    properties: {
      flags: { type: ['integer', 'null'], description: '256 or 257, which signs other keys.' },
      protocol: { type: ['integer', 'null'], description: 'Always 3.' },
      algorithm: { type: ['integer', 'null'], description: 'Its algorithm.' },
      public_key: { type: ['string', 'null'], description: 'Base64.' },
    },
  },
  DatedEvent: {
    type: 'object',
    required: ['action', 'date'],
    properties: {
      action: { type: 'string', enum: ACTIONS, description: 'What happened or will happen: in words of RFC 9083 section 10.2.3 if one fits.' },
      date: { type: 'string', description: 'When. ISO 8601 with a numeric UTC offset.' },
    },
  },
  Contact: {
    type: 'object',
    required: ['id', 'type', 'name', 'organization', 'address', 'city', 'zip', 'state', 'country', 'country_code', 'phone', 'fax', 'email', 'created_on', 'updated_on', 'phone_ext', 'fax_ext', 'privacy_service'],
    properties: {
      id: { type: ['string', 'null'], description: "The registry's handle." },
      type: { type: 'integer', enum: [1, 2, 3, 4], description: '1 registrant, 2 admin, 3 technical, 4 billing.' },
      name: { type: ['string', 'null'], description: "A person's name, or the name as printed if the response does not distinguish persons from organizations." },
      organization: { type: ['string', 'null'], description: 'The company, or the organization that the person represents.' },
      address: { type: ['string', 'null'], description: 'Street lines joined with `\\n`.' },
      city: { type: ['string', 'null'], description: 'The town.' },
      zip: { type: ['string', 'null'], description: 'The postal code.' },
      state: { type: ['string', 'null'], description: 'State, province or county.' },
      country: { type: ['string', 'null'], description: "The country's name, as printed." },
      country_code: { type: ['string', 'null'], description: 'Two capital letters (ISO 3166-1 alpha-2).' },
      phone: { type: ['string', 'null'], description: 'Telephone, as printed.' },
      fax: { type: ['string', 'null'], description: 'Fax, as printed.' },
      email: { type: ['string', 'null'], description: 'Mailbox.' },
      created_on: { type: ['string', 'null'], description: 'When the contact was created. ISO 8601 with a numeric UTC offset.' },
      updated_on: { type: ['string', 'null'], description: 'When it was last changed. ISO 8601 with a numeric UTC offset.' },
      phone_ext: { type: ['string', 'null'], description: 'Extension of the telephone, if it is printed apart.' },
      fax_ext: { type: ['string', 'null'], description: 'Extension of the fax, if it is printed apart.' },
      privacy_service: { type: ['string', 'null'], description: 'The privacy service that holds the name for its customer, if the contact is one.' },
    },
  },
  Nameserver: {
    type: 'object',
    required: ['name', 'ipv4', 'ipv6', 'addresses'],
    properties: {
      name: { type: 'string', description: 'In lower case, without the final dot.' },
      ipv4: { type: ['string', 'null'], description: 'The first IPv4 address (glue).' },
      ipv6: { type: ['string', 'null'], description: 'The first IPv6 address (glue).' },
      addresses: { type: 'array', items: { type: 'string' }, description: 'All addresses, in order.' },
    },
  },
};
