import type { Protocol } from './compare/compare.js';
import type { Status } from './parse/properties.js';

/**
 * Why a name is available or not. `free`: the registry says that it does not have the name. `registered`: it has a record of it, whose
 * `status` may be any of those of a held name. `reserved`, `blocked`, `premium`: the name cannot be registered, or not at the usual price,
 * by these words of the registry. `unavailable`: it cannot be registered, for another reason. `invalid`: the registry registers no such
 * names. `delegated`: DNS has name servers for it, and the registry was not queried. `unknown`: the response does not say.
 */
export const AVAILABILITY_REASONS = [
  'free',
  'registered',
  'reserved',
  'blocked',
  'premium',
  'unavailable',
  'invalid',
  'delegated',
  'unknown',
] as const;
/** Why a name is available or not: one of {@link AVAILABILITY_REASONS}. */
export type AvailabilityReason = (typeof AVAILABILITY_REASONS)[number];

/** Whether a name is available, and which words of which server say so. */
export interface AvailabilityDetails {
  /** Null if the response does not say. */
  available: boolean | null;
  /** Null if only DNS was asked. */
  status: Status | null;
  /** Why: `free`, `registered`, `reserved`, `premium` … */
  reason: AvailabilityReason;
  /** The server whose response decided; null for DNS. */
  host: string | null;
  /** The line of the response that decided, or that made the response unclear: at most 300 characters. Null if no single line did. */
  line: string | null;
  /** How the response came; null if there is none. */
  by: 'dns' | Protocol | null;
}
