/** What an EPP status means: RFC 5731 section 2.3, RFC 3915 section 3.1, and ICANN's page about them. */
const CODES: Readonly<Record<string, string>> = {
  addPeriod: 'Newly registered: the registrar may still delete it and get its fee back.',
  autoRenewPeriod:
    'Renewed by the registry at its expiry: the registrar may still delete it and get its fee back.',
  renewPeriod: 'Newly renewed: the registrar may still delete it and get the fee for the renewal back.',
  transferPeriod: 'Newly transferred to another registrar, which may still delete it and get its fee back.',
  redemptionPeriod:
    'Deleted, and out of the DNS. Usually the registrant can have it restored within 30 days, for a fee.',
  pendingRestore: 'The registrar asked to restore it, and must still report why.',
  pendingDelete:
    'It will be removed, usually within a few days, and can no longer be restored. Then it is free for anyone.',
  pendingCreate: 'The registration was requested, and is not done yet.',
  pendingRenew: 'The renewal was requested, and is not done yet.',
  pendingTransfer: 'The transfer to another registrar was requested, and is not done yet.',
  pendingUpdate: 'A change was requested, and is not done yet.',
  inactive: 'It has no nameservers, and does not work in the DNS.',
  ok: 'Nothing is pending, and nothing is prohibited.',
  active: 'Nothing is pending, and nothing is prohibited.',
  clientDeleteProhibited: 'The registrar prohibits its deletion.',
  clientHold: 'The registrar keeps it out of the DNS: it does not work.',
  clientRenewProhibited: 'The registrar prohibits its renewal.',
  clientTransferProhibited:
    'The registrar prohibits its transfer to another registrar: usually a lock against theft.',
  clientUpdateProhibited: 'The registrar prohibits changes.',
  serverDeleteProhibited: 'The registry prohibits its deletion.',
  serverHold: 'The registry keeps it out of the DNS: it does not work.',
  serverRenewProhibited: 'The registry prohibits its renewal.',
  serverTransferProhibited: 'The registry prohibits its transfer to another registrar.',
  serverUpdateProhibited: 'The registry prohibits changes.',
};

const BY_WORD = new Map(Object.entries(CODES).map(([code, meaning]) => [spelled(code), meaning]));

/** What a printed status means, `client transfer prohibited` (RDAP) as well; null for a registry's own words. */
export const eppMeaning = (status: string): string | null => BY_WORD.get(spelled(status)) ?? null;

function spelled(status: string): string {
  return status.toLowerCase().replace(/[ _-]/g, '');
}

/** Whether a printed status prohibits the transfer to another registrar, which is what people call a lock. */
export const prohibitsTransfer = (status: string): boolean =>
  /^(?:client|server)transferprohibited$/.test(spelled(status));
