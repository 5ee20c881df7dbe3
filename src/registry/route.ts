/** One WHOIS server, and the form of queries to it. */
export interface Server {
  /** Its host name, in lower case ASCII. */
  host: string;
  /** Its port, nearly always 43. */
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
  | {
      /** By WHOIS, and by RDAP if `rdap` is set. */
      kind: 'whois';
      /** The longest known suffix of the name, in ASCII. */
      suffix: string;
      /** The WHOIS server. */
      server: Server;
      /** RDAP base URL of the suffix; null if there is none. */
      rdap: string | null;
    }
  | {
      /** RDAP only, no port 43. */
      kind: 'rdap';
      /** The longest known suffix of the name, in ASCII. */
      suffix: string;
      /** RDAP base URL of the suffix. */
      url: string;
    }
  | {
      /** Only a web page with a form. */
      kind: 'web';
      /** The longest known suffix of the name, in ASCII. */
      suffix: string;
      /** URL of the page. */
      url: string;
    }
  | {
      /** `none`: the suffix is known to have no lookup at all; `unknown`: the suffix is not in our tables. */
      kind: 'none' | 'unknown';
      /** The longest known suffix of the name, in ASCII. */
      suffix: string;
    };
