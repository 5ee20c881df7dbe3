/** One WHOIS server and how it wants to be asked. */
export interface Server {
  /** Its host name, in lower case ASCII. */
  host: string;
  port: number;
  /** The whole question, CRLF included: `{domain}` stands for the ASCII name, `{unicode}` for the letters. */
  query: string;
  /** Charset of the question, by a name that `TextDecoder` knows, or `ascii`. */
  encoding: string;
  /** Charset of the answer where it is not UTF-8, else null. */
  charset: string | null;
  /** The label that names the next server to ask, where there is one to ask. */
  referral: string | null;
  /** IANA time zone of times that carry none. */
  zone: string | null;
}

/** Who answers for the names below a suffix. RDAP URLs are base URLs with a final slash (RFC 9224). */
export type Route =
  | { kind: 'whois'; suffix: string; server: Server; rdap: string | null }
  /** No port 43, but RDAP. */
  | { kind: 'rdap'; suffix: string; url: string }
  /** Only a page where a person types the name. */
  | { kind: 'web'; suffix: string; url: string }
  /** `none`: the suffix is known to have no lookup at all; `unknown`: the suffix is not in our tables. */
  | { kind: 'none' | 'unknown'; suffix: string };
