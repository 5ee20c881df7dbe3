/** Where a document breaks a rule. */
export interface RdapFinding {
  /** The id of the rule, as docs/rdap-check.md lists them. */
  rule: string;
  /** `RFC 9083 section 4.5`. */
  section: string;
  /** JSON path of the value, or of the place where one is missing: `$.events[0].eventDate`. */
  path: string;
  /** What the rule asks for. */
  expected: string;
  /** What the document has, as JSON, shortened; `nothing` if the member is missing. */
  found: string;
}

/** A rule that documents are checked by. */
export interface RdapRule {
  /** Unique; begins with `http-` for responses over HTTP and with `profile-` for ICANN's profile. */
  id: string;
  /** `RFC 9083 section 4.5`. */
  section: string;
  /** What the rule asks for. */
  expected: string;
}

/** How a server sent the document. */
export interface RdapHttp {
  /** The status of HTTP. */
  status: number;
  /** A header by its name in lower case, or null. */
  header(name: string): string | null;
}

/** Options of `checkRdap`. */
export interface RdapCheckOptions {
  /**
   * Whether a domain must follow ICANN's RDAP Response Profile of February 2024 too. Default: if its `rdapConformance` has a version of the
   * profile.
   */
  profile?: boolean | undefined;
  /** If the document comes from a server: its response is checked too. */
  http?: RdapHttp | undefined;
}

export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A member of its own: documents may name members after those of every object. */
export const memberOf = (object: Json, name: string): unknown =>
  Object.hasOwn(object, name) ? object[name] : undefined;

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The objects of a list, with their places in it. */
export const objectsOf = (value: unknown): { object: Json; at: number }[] =>
  listOf(value).flatMap((object, at) => (isObject(object) ? [{ object, at }] : []));
