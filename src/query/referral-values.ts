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

/**
 * Ends of names that mean something in somebody's own network only, where a public server never is.
 * They matter where `connect` resolves the name out of our sight, as a proxy does.
 */
export const PRIVATE_ENDS: readonly string[] = [
  'localhost', // RFC 6761
  'localdomain', // the usual alias of localhost in /etc/hosts
  'local', // RFC 6762
  'internal', // reserved by ICANN for private use, 2024
  'home.arpa', // RFC 8375
  'onion', // RFC 7686
  'corp', // not delegated because of name collisions, ICANN 2018: corp, home, mail
  'home',
  'mail',
  'lan', // RFC 6762, appendix G: intranet, internal, private, corp, home, lan
  'intranet',
  'private',
];
