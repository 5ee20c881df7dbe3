import type { ResourceKind } from '../resource/resource.js';

/** Status of an address, a prefix or an AS number. */
export const RESOURCE_STATUSES = [
  'registered', // a registry names its holder
  'unregistered', // the registry that manages the block has no record of it
  'special', // a standard reserves it for a purpose (RFC 6890); no server was queried
  'unknown', // the response does not say
] as const;

export type ResourceStatus = (typeof RESOURCE_STATUSES)[number];

/** A contact for a number. The lines of `address` are joined with `\n`. */
export interface ResourceContact {
  handle: string | null;
  name: string | null;
  organization: string | null;
  address: string | null;
  /** Two capital letters, or null. */
  country_code: string | null;
  phone: string | null;
  fax: string | null;
  email: string | null;
}

export const CONTACT_ROLES = [
  'registrant',
  'administrative',
  'technical',
  'abuse',
  'noc',
  'routing',
] as const;

export type ContactRole = (typeof CONTACT_ROLES)[number];

/** What a registry says about an address, a prefix or an AS number. All keys are always there: null or [] without a value. */
export interface ResourceProperties {
  kind: ResourceKind;
  status: ResourceStatus;
  /** The registry's name of the entry: `NET-192-0-2-0-1`, `AS64496`. */
  handle: string | null;
  name: string | null;
  /** First and last number of the block that contains what was asked about: addresses, or `AS64496`. */
  start: string | null;
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
  contacts: Record<ContactRole, ResourceContact[]>;
  /** ISO 8601 with a numeric offset. */
  created_on: string | null;
  updated_on: string | null;
  remarks: string[];
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
  };
}
