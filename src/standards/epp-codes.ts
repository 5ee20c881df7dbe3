/**
 * EPP's statuses of a domain (RFC 5731 section 2.3, RFC 3915 section 3.1), and `linked`, a status of hosts and contacts that some
 * registries print for domains.
 */
export const EPP_CODES: readonly string[] = [
  'addPeriod',
  'autoRenewPeriod',
  'clientDeleteProhibited',
  'clientHold',
  'clientRenewProhibited',
  'clientTransferProhibited',
  'clientUpdateProhibited',
  'inactive',
  'linked',
  'ok',
  'pendingCreate',
  'pendingDelete',
  'pendingRenew',
  'pendingRestore',
  'pendingTransfer',
  'pendingUpdate',
  'redemptionPeriod',
  'renewPeriod',
  'serverDeleteProhibited',
  'serverHold',
  'serverRenewProhibited',
  'serverTransferProhibited',
  'serverUpdateProhibited',
  'transferPeriod',
];
