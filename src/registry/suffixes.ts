/** What we know of a suffix that IANA does not say, or says otherwise; see the rows' reasons. */
export interface SuffixRow {
  /** Port-43 host; null: there is none, whatever IANA lists. */
  whois?: string | null;
  /** RDAP base URL with a final slash. */
  rdap?: string | null;
  /** The registry's page for a person. */
  web?: string;
  reason: string;
}

export const SUFFIXES: Readonly<Record<string, SuffixRow>> = {
  uk: { whois: 'whois.nic.uk', reason: 'Off IANA’s page since 2026-08-05; Nominet’s server still answers.' },
};
