/** Values that registrars wrote into the field and that are no host, with the host that they meant (observed in records). */
export const MEANT: ReadonlyMap<string, string> = new Map([
  ['who.godaddy.com', 'whois.godaddy.com'],
  ['who.godaddy.com/', 'whois.godaddy.com'],
  ['whois.godaddy', 'whois.godaddy.com'],
  ['www.gandi.net/whois', 'whois.gandi.net'],
  ['porkbun.com/whois', 'whois.porkbun.com'],
  ['https://porkbun.com/whois', 'whois.porkbun.com'],
]);

/** Hosts that stand in the field but answer for no registrar. */
export const NO_REGISTRAR: ReadonlyMap<string, string> = new Map([
  ['whois.iana.org', "it answers for the root zone; Verisign's record of example.com names it"],
]);

/** Where WHOIS is answered: RFC 3912's port, and the one that some registrars write behind their host. The table of servers names no other. */
export const PORTS: ReadonlySet<number> = new Set([43, 4343]);
