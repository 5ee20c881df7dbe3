import type { ResourceKind } from '../resource/resource.js';

/** Status of an address, a prefix or an AS number. */
export const RESOURCE_STATUSES = [
  'registered', // a registry names its holder
  'unregistered', // the registry that manages the block has no record of it
  'special', // a standard reserves it for a purpose (RFC 6890); no server was queried
  'unknown', // the response does not say
] as const;

/** The state of an address, a prefix or an AS number, in one word: see {@link RESOURCE_STATUSES}. */
export type ResourceStatus = (typeof RESOURCE_STATUSES)[number];

/** A contact for a number. The lines of `address` are joined with `\n`. */
export interface ResourceContact {
  /** The registry's identifier of the contact. */
  handle: string | null;
  /** Name of a person or a role. */
  name: string | null;
  /** Name of the organization. */
  organization: string | null;
  /** Postal address. */
  address: string | null;
  /** Two capital letters, or null. */
  country_code: string | null;
  /** Telephone, as printed. */
  phone: string | null;
  /** Fax, as printed. */
  fax: string | null;
  /** Mailbox. */
  email: string | null;
}

/** Roles of contacts for a number, each a key of `contacts`. */
export const CONTACT_ROLES = [
  'registrant',
  'administrative',
  'technical',
  'abuse',
  'noc',
  'routing',
] as const;

/** The role of a contact for a number: see {@link CONTACT_ROLES}. */
export type ContactRole = (typeof CONTACT_ROLES)[number];

/** What a registry says about an address, a prefix or an AS number. All keys are always there: null or [] without a value. */
export interface ResourceProperties {
  /** What the number is: an IPv4 or IPv6 address or prefix, or an AS number. */
  kind: ResourceKind;
  /** Whether a registry names its holder, in one word. */
  status: ResourceStatus;
  /** The registry's name of the entry: `NET-192-0-2-0-1`, `AS64496`. */
  handle: string | null;
  /** The registry's name of the block: `EXAMPLE-NET`. */
  name: string | null;
  /** First number of the block that contains what was looked up: an address, or `AS64496`. */
  start: string | null;
  /** Last number of that block. */
  end: string | null;
  /** The block as the smallest list of prefixes; empty for AS numbers. */
  prefixes: string[];
  /** How the registry gave it out, in its own words: `ALLOCATED PA`, `Direct Allocation`. */
  type: string | null;
  /** Two capital letters. */
  country: string | null;
  /** Handle of the block that it is part of. */
  parent: string | null;
  /** Autonomous systems that announce it, according to the registry: `AS64496`. */
  origin: string[];
  /** Name of the holder. */
  organization: string | null;
  /** Contacts by their role; an empty list for a role without one. */
  contacts: Record<ContactRole, ResourceContact[]>;
  /** When the block was registered, ISO 8601 with a numeric offset. */
  created_on: string | null;
  /** When the entry was last changed, ISO 8601 with a numeric offset. */
  updated_on: string | null;
  /** Remarks of the registry and of the holder, one string for each. */
  remarks: string[];
  /** URL of the file in which the holder says where the addresses are used (RFC 8805). */
  geofeed: string | null;
}

/** Returns properties without values. */
export function emptyResource(kind: ResourceKind): ResourceProperties {
  return {
    kind,
    status: 'unknown',
    handle: null,
    name: null,
    start: null,
    end: null,
    prefixes: [],
    type: null,
    country: null,
    parent: null,
    origin: [],
    organization: null,
    contacts: { registrant: [], administrative: [], technical: [], abuse: [], noc: [], routing: [] },
    created_on: null,
    updated_on: null,
    remarks: [],
    geofeed: null,
  };
}
