import type { NumberKind } from './resource.js';

/** What became of a number. */
export const NUMBER_STATUSES = [
  'registered', // a registry names its holder
  'unregistered', // the registry whose block it is has no record of it
  'special', // a standard says what it is for (RFC 6890): nobody was asked
  'unknown', // the answer does not say
] as const;

export type NumberStatus = (typeof NUMBER_STATUSES)[number];

/** One of those who answer for a number. An address has its lines joined by a line feed. */
export interface NumberContact {
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

/** What a registry says of an address, a prefix or an autonomous system. Always all keys: null or [] where nothing is said. */
export interface NumberProperties {
  kind: NumberKind;
  status: NumberStatus;
  /** The registry's name of the entry: `NET-192-0-2-0-1`, `AS64496`. */
  handle: string | null;
  name: string | null;
  /** First and last number of the block that holds what was asked about: addresses, or `AS64496`. */
  start: string | null;
  end: string | null;
  /** The block as prefixes, the fewest that make it up; none for autonomous systems. */
  prefixes: string[];
  /** How it was given out, in the registry's words: `ALLOCATED PA`, `Direct Allocation`. */
  type: string | null;
  /** Two capital letters. */
  country: string | null;
  /** Handle of the block that it was taken from. */
  parent: string | null;
  /** Autonomous systems that announce it, as the registry has it: `AS64496`. */
  origin: string[];
  /** Name of the holder. */
  organization: string | null;
  contacts: Record<ContactRole, NumberContact[]>;
  /** ISO 8601 with a numeric offset. */
  created_on: string | null;
  updated_on: string | null;
  remarks: string[];
}

/** An entry of which nothing is known but what was asked. */
export function emptyNumber(kind: NumberKind): NumberProperties {
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
