import type { Properties } from '../parse/properties.js';

/** What `<case>.json` says about the answer in `<case>.txt` beside it. */
export interface FixtureDescription {
  /** The server that gives this answer. */
  host: string;
  /** The domain that the answer is about, in ASCII or Unicode; or the number, as it is asked about. */
  domain: string;
  /** Whether it is about a number: an address, a prefix or an autonomous system. */
  isNumber?: true;
  /** The question line without its CRLF, as this server wants it. */
  query: string;
  /** When it was captured (ISO 8601), or null where it was written by hand. */
  captured: string | null;
  origin: string;
  /** Charset of the bytes in `<case>.txt`. */
  charset: string;
  /** What the answer must parse to, where somebody wrote that down; null for a number's. */
  properties: Properties | null;
}

/** A server's answer to one question, kept to be replayed. */
export interface Fixture extends FixtureDescription {
  /** Name of the case: its file name without the extension. */
  name: string;
  /** The answer as the server sends it: its charset, its line ends. */
  body: Uint8Array;
}

/** Host names compare without case and without the final dot. */
export const sameHost = (host: string): string => host.toLowerCase().replace(/\.$/, '');
