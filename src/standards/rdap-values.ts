import { EPP_CODES } from './epp-codes.js';

/** Words of IANA's registry of RDAP JSON values (RFC 9083 section 10.2). */

/** The RDAP status for an EPP code: its words separated by spaces, with two exceptions (RFC 8056 section 2). */
export const rdapStatus = (code: string): string =>
  RENAMED.get(code) ?? code.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const RENAMED: ReadonlyMap<string, string> = new Map([
  ['ok', 'active'],
  ['linked', 'associated'],
]);

export const EPP_STATUSES: readonly string[] = EPP_CODES.map(rdapStatus);

/** Statuses for which EPP has no code. */
export const OTHER_STATUSES: readonly string[] = [
  'validated',
  'renew prohibited',
  'update prohibited',
  'transfer prohibited',
  'delete prohibited',
  'proxy',
  'private',
  'removed',
  'obscured',
  'locked',
  'reserved',
  'administrative',
];

export const EVENT_ACTIONS: readonly string[] = [
  'registration',
  'reregistration',
  'last changed',
  'expiration',
  'deletion',
  'reinstantiation',
  'transfer',
  'locked',
  'unlocked',
  'last update of RDAP database',
  'registrar expiration',
  'enum validation expiration',
];

export const ROLES: readonly string[] = [
  'registrant',
  'technical',
  'administrative',
  'abuse',
  'billing',
  'registrar',
  'reseller',
  'sponsor',
  'proxy',
  'notifications',
  'noc',
  'routing',
];

export const NOTICE_TYPES: readonly string[] = [
  'result set truncated due to authorization',
  'result set truncated due to excessive load',
  'result set truncated due to unexplainable reasons',
  'object truncated due to authorization',
  'object truncated due to excessive load',
  'object truncated due to unexplainable reasons',
  'object redacted due to authorization',
];

export const VARIANT_RELATIONS: readonly string[] = [
  'registered',
  'unregistered',
  'registration restricted',
  'open registration',
  'conjoined',
];
