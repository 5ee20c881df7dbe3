/** One WHOIS server, and the form of queries to it. */
export interface Server {
  /** Its host name, in lower case ASCII. */
  host: string;
  port: number;
  /** The whole query with CRLF: `{domain}` is the ASCII name, `{unicode}` the name in letters. */
  query: string;
  /** Charset of the query: a name that `TextDecoder` knows, or `ascii`. */
  encoding: string;
  /** Charset of the response if it is not UTF-8, else null. */
  charset: string | null;
  /** The label of the next server to query; null if there is none. */
  referral: string | null;
  /** IANA time zone of times without one. */
  zone: string | null;
}

/** How names below a suffix are looked up. RDAP URLs are base URLs with a final slash (RFC 9224). */
export type Route =
  | { kind: 'whois'; suffix: string; server: Server; rdap: string | null }
  /** RDAP only, no port 43. */
  | { kind: 'rdap'; suffix: string; url: string }
  /** Only a web page with a form. */
  | { kind: 'web'; suffix: string; url: string }
  /** `none`: the suffix is known to have no lookup at all; `unknown`: the suffix is not in our tables. */
  | { kind: 'none' | 'unknown'; suffix: string };
