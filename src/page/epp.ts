/** What a status of EPP says to who meets it: RFC 5731 section 2.3, RFC 3915 section 3.1, and ICANN's page on them. */
const CODES: Readonly<Record<string, string>> = {
  addPeriod: 'Newly registered: the registrar may still delete it and get its fee back.',
  autoRenewPeriod:
    'Renewed by the registry at its expiry: the registrar may still delete it and get its fee back.',
  renewPeriod: 'Newly renewed: the registrar may still delete it and get the fee for the renewal back.',
  transferPeriod: 'Newly moved to another registrar, which may still delete it and get its fee back.',
  redemptionPeriod:
    'Deleted, and out of the DNS. For 30 days as a rule its holder can have it restored, for a fee.',
  pendingRestore: 'The registrar asked to have it restored, and has to say why.',
  pendingDelete: 'About to be removed: beyond rescue within a few days as a rule, and then free for anyone.',
  pendingCreate: 'The registration was asked for, and is not done yet.',
  pendingRenew: 'The renewal was asked for, and is not done yet.',
  pendingTransfer: 'The move to another registrar was asked for, and is not done yet.',
  pendingUpdate: 'A change was asked for, and is not done yet.',
  inactive: 'It has no nameservers, and does not work in the DNS.',
  ok: 'Nothing is pending, and nothing is forbidden.',
  active: 'Nothing is pending, and nothing is forbidden.',
  clientDeleteProhibited: 'The registrar forbids to delete it.',
  clientHold: 'The registrar keeps it out of the DNS: it does not work.',
  clientRenewProhibited: 'The registrar forbids to renew it.',
  clientTransferProhibited:
    'The registrar forbids to move it to another registrar: a lock against theft, as a rule.',
  clientUpdateProhibited: 'The registrar forbids to change it.',
  serverDeleteProhibited: 'The registry forbids to delete it.',
  serverHold: 'The registry keeps it out of the DNS: it does not work.',
  serverRenewProhibited: 'The registry forbids to renew it.',
  serverTransferProhibited: 'The registry forbids to move it to another registrar.',
  serverUpdateProhibited: 'The registry forbids to change it.',
};

const BY_WORD = new Map(Object.entries(CODES).map(([code, meaning]) => [spelled(code), meaning]));

/** What a printed status means, `client transfer prohibited` (RDAP) as well; null for a registry's own words. */
export const eppMeaning = (status: string): string | null => BY_WORD.get(spelled(status)) ?? null;

function spelled(status: string): string {
  return status.toLowerCase().replace(/[ _-]/g, '');
}
