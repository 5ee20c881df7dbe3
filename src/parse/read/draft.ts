import type { Action } from '../properties.js';
import type { Line } from '../text/lines.js';
import {
  type ContactField,
  REGISTRAR_FIELDS,
  type RegistrarField,
  type Role,
  type ScalarField,
} from './target.js';

/** A line of a contact's block without a label: name, street, town, in the registry's order. */
export interface FreeLine {
  readonly text: string;
  readonly line: number;
}

/** A contact while it is read: values as printed, dates not parsed. */
export class ContactDraft implements Record<ContactField, string | null> {
  id: string | null = null;
  name: string | null = null;
  /** Part of the name; it is joined to the name as soon as both are read. */
  surname: string | null = null;
  organization: string | null = null;
  address: string | null = null;
  city: string | null = null;
  zip: string | null = null;
  state: string | null = null;
  country: string | null = null;
  country_code: string | null = null;
  phone: string | null = null;
  phone_ext: string | null = null;
  fax: string | null = null;
  fax_ext: string | null = null;
  email: string | null = null;
  url: string | null = null;
  created_on: string | null = null;
  updated_on: string | null = null;
  /** Lines without a label, which are read when the section ends. */
  free: FreeLine[] = [];
  /** Whether any value was read. */
  used = false;
  /** The first line of its fields, and the last so far. Where the first label comes again after others, another contact begins. */
  first: Line | null = null;
  last: Line | null = null;
}

/** A registrar as it is read. */
export type RegistrarDraft = Record<RegistrarField, string | null>;

const NO_REGISTRAR = Object.fromEntries(REGISTRAR_FIELDS.map((field) => [field, null])) as RegistrarDraft;

export const emptyRegistrar = (): RegistrarDraft => ({ ...NO_REGISTRAR });

export class NameserverDraft {
  ipv4: string | null = null;
  ipv6: string | null = null;
  readonly addresses: string[] = [];
  constructor(readonly name: string) {}
}

/** A delegation signer or a key: one text, or fields with labels of their own. */
export class SignerDraft {
  text: string | null = null;
  key_tag: string | null = null;
  flags: string | null = null;
  protocol: string | null = null;
  algorithm: string | null = null;
  digest_type: string | null = null;
  digest: string | null = null;
  public_key: string | null = null;
  constructor(readonly kind: 'ds' | 'key') {}

  /**
   * Returns the signer that a field belongs to, if this is the last signer: the first one with the same fields as this one, because some
   * servers print all tags below each other, then all algorithms. Undefined where this one already has the field.
   */
  lacking(field: SignerField, signers: readonly SignerDraft[]): SignerDraft | undefined {
    if (this.text !== null || this[field] !== null) return undefined;
    return signers.find((signer) => signer.kind === this.kind && signer.hasFieldsOf(this)) ?? this;
  }

  private hasFieldsOf(other: SignerDraft): boolean {
    return SIGNER_FIELDS.every((field) => (this[field] === null) === (other[field] === null));
  }
}

const SIGNER_FIELDS = [
  'text',
  'key_tag',
  'flags',
  'protocol',
  'algorithm',
  'digest_type',
  'digest',
  'public_key',
] as const;

type SignerField = (typeof SIGNER_FIELDS)[number];

export class DnssecDraft {
  signed: string | null = null;
  readonly signers: SignerDraft[] = [];
}

/** A time to live as printed: `NS 3600`. */
export interface TtlDraft {
  readonly text: string;
}

/** An event that is not one of the domain's own dates, with its date as printed. */
export interface EventDraft {
  readonly action: Action;
  readonly date: string;
}

/** The domain's own dates, each of which is an event as well. */
export const DATE_FIELDS = ['created_on', 'updated_on', 'expires_on'] as const;

export type DateField = (typeof DATE_FIELDS)[number];

export const ACTION_OF = {
  created_on: 'registration',
  updated_on: 'last changed',
  expires_on: 'expiration',
} as const satisfies Readonly<Record<DateField, Action>>;

export const isDateField = (field: string): field is DateField =>
  DATE_FIELDS.some((dateField) => dateField === field);

/** A handle that names the contact of a role; the object is elsewhere in the response. */
export interface Handle {
  readonly role: Role;
  readonly id: string;
  readonly line: number;
}

/** One part while it is read, before dates are parsed and contacts are joined. */
export class Draft implements Record<ScalarField, string | null> {
  domain: string | null = null;
  /** The name that the server repeats from the query; it is not evidence of a record. */
  query: string | null = null;
  domain_id: string | null = null;
  created_on: string | null = null;
  updated_on: string | null = null;
  expires_on: string | null = null;
  referral_whois: string | null = null;
  referral_url: string | null = null;
  disclaimer: string | null = null;
  readonly statuses: string[] = [];
  /** Fields that RDAP names as removed, in its words: `registrant email: server policy`. */
  readonly redacted: string[] = [];
  readonly ttls: TtlDraft[] = [];
  registrar: RegistrarDraft | null = null;
  readonly registrant: ContactDraft[] = [];
  readonly admin: ContactDraft[] = [];
  readonly technical: ContactDraft[] = [];
  readonly billing: ContactDraft[] = [];
  readonly abuse: ContactDraft[] = [];
  readonly reseller: ContactDraft[] = [];
  readonly objects: ContactDraft[] = [];
  readonly handles: Handle[] = [];
  readonly nameservers: NameserverDraft[] = [];
  dnssec: DnssecDraft | null = null;
  /** The label of the last date, which shows the language of the response. */
  dateLabel: string | null = null;
  /** In the order printed. The domain's own dates are the names of their fields. */
  readonly events: (EventDraft | DateField)[] = [];
}
