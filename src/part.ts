/** The response of one server. */
export interface Part {
  /** The server's host name, or null if a stored response does not say. */
  host: string | null;
  /** The response as text, with lines ended by `\n`. */
  body: string;
  /** The JSON document of an RDAP response, which `body` lays out as text. The command and the service do not send it. */
  rdap?: unknown;
}

/** A part as callers may pass it; bytes are decoded. */
export interface RawPart {
  /** The server's host name, or null if it is not known. */
  host: string | null;
  /** The response as the server sent it. */
  body: string | Uint8Array;
}
