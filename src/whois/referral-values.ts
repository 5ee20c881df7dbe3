/** Values in this field that are not host names, with the host that the registrar meant (observed in records). */
export const INTENDED_HOSTS: ReadonlyMap<string, string> = new Map([
  ['who.godaddy.com', 'whois.godaddy.com'],
  ['who.godaddy.com/', 'whois.godaddy.com'],
  ['whois.godaddy', 'whois.godaddy.com'],
  ['www.gandi.net/whois', 'whois.gandi.net'],
  ['porkbun.com/whois', 'whois.porkbun.com'],
  ['https://porkbun.com/whois', 'whois.porkbun.com'],
]);

/** Hosts in this field that do not belong to a registrar. */
export const NO_REGISTRAR: ReadonlyMap<string, string> = new Map([
  ['whois.iana.org', "it answers for the root zone; Verisign's record of example.com names it"],
]);

/** Ports of WHOIS servers: RFC 3912's, and one that some registrars write after their host. The table of servers has no others. */
export const PORTS: ReadonlySet<number> = new Set([43, 4343]);
