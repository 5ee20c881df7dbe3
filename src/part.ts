/** What one contacted server answered. */
export interface Part {
  /** The server's host name, or null where a stored response does not say. */
  host: string | null;
  /** Its answer as text: UTF-8, lines ended by `\n`. */
  body: string;
  /** The JSON document of an RDAP answer, which `body` lays out as text. Whoever puts parts on a wire leaves it out. */
  rdap?: unknown;
}

/** A part as it may come from outside: stored bytes are decoded on the way in. */
export interface RawPart {
  host: string | null;
  body: string | Uint8Array;
}
