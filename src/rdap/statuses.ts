import { words } from './json.js';

/**
 * RDAP's words for EPP's statuses (RFC 8056 section 2). `active` is EPP's `ok`, `associated` its `linked`; a word that EPP has
 * no status for stays as it is.
 */
const EPP: Readonly<Record<string, string>> = {
  active: 'ok',
  associated: 'linked',
  'add period': 'addPeriod',
  'auto renew period': 'autoRenewPeriod',
  'client delete prohibited': 'clientDeleteProhibited',
  'client hold': 'clientHold',
  'client renew prohibited': 'clientRenewProhibited',
  'client transfer prohibited': 'clientTransferProhibited',
  'client update prohibited': 'clientUpdateProhibited',
  inactive: 'inactive',
  'pending create': 'pendingCreate',
  'pending delete': 'pendingDelete',
  'pending renew': 'pendingRenew',
  'pending restore': 'pendingRestore',
  'pending transfer': 'pendingTransfer',
  'pending update': 'pendingUpdate',
  'redemption period': 'redemptionPeriod',
  'renew period': 'renewPeriod',
  'server delete prohibited': 'serverDeleteProhibited',
  'server hold': 'serverHold',
  'server renew prohibited': 'serverRenewProhibited',
  'server transfer prohibited': 'serverTransferProhibited',
  'server update prohibited': 'serverUpdateProhibited',
  'transfer period': 'transferPeriod',
};

const CODES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(EPP),
  // Some servers send EPP's own words.
  ...Object.values(EPP).map((code) => [words(code), code] as const),
]);

/** Where the meaning of a code is told, which some send behind it. */
const EXPLAINED = /\s*\(?https?:\/\/(?:www\.)?icann\.org\/epp\S*$/i;

/** A status as WHOIS servers print it: `ok https://icann.org/epp#ok`. */
export function eppStatus(status: string): string {
  const code = CODES.get(words(status.replace(EXPLAINED, '')));
  return code === undefined ? status : `${code} https://icann.org/epp#${code}`;
}
