/** How a server differs from the default; see {@link Server} for the fields. */
export interface ServerRow {
  query?: string;
  encoding?: string;
  charset?: string;
  referral?: string;
  zone?: string;
  /** Why the row is there: who documents it, or what was seen. */
  reason: string;
}

/** Servers by host name; all others are asked `{domain}\r\n` in ASCII and answer in UTF-8. */
export const SERVERS: Readonly<Record<string, ServerRow>> = {
  'whois.verisign-grs.com': {
    query: 'domain {domain}\r\n',
    referral: 'Registrar WHOIS Server',
    reason:
      'A bare name is also searched among name servers and registrars; thin, so the registrar is asked too.',
  },
};
