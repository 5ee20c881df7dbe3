/** What we know of a suffix beyond IANA's facts. A field that is left out is as IANA says. */
export interface SuffixRow {
  /** Port-43 host; null: there is none, whatever IANA lists. */
  whois?: string | null;
  /** RDAP base URL with a final slash. */
  rdap?: string;
  /** The page where a person types the name; counts where there is neither WHOIS nor RDAP. */
  web?: string;
  /** Why: who says so, or what was seen and when. */
  reason: string;
}

export type SuffixTable = Readonly<Record<string, SuffixRow>>;
