/** Facts about a suffix that differ from IANA's. For a missing field, IANA's fact counts. */
export interface SuffixRow {
  /** Host on port 43; null if there is none, whatever IANA lists. */
  whois?: string | null;
  /** RDAP base URL with a final slash. */
  rdap?: string;
  /** The web page with a form; counts if there is neither WHOIS nor RDAP. */
  web?: string;
  /** Why: who says so, or what was seen and when. */
  reason: string;
}

export type SuffixTable = Readonly<Record<string, SuffixRow>>;
