import { createHash } from 'node:crypto';
import type { Part, Properties } from '../../index.js';

/** A record as it is kept. */
export interface VersionRecord {
  parts: readonly Part[];
  properties: Properties;
}

/** When a version was seen, without its record. Times are ms since 1970. */
export interface SeenVersion {
  domain: string;
  version: string;
  /** The hosts that it came from. */
  servers: string;
  first_seen: number;
  last_seen: number;
  /** Start of the last period without another version from the same servers. */
  since: number;
}

/** A version with its record. */
export interface KeptVersion extends SeenVersion {
  record: VersionRecord;
}

/** Whether the same servers sent another version in between. */
export const cameBack = ({ first_seen, since }: Pick<SeenVersion, 'first_seen' | 'since'>): boolean =>
  since > first_seen;

/** The hosts that a record came from. */
export const serversOf = ({ parts }: Pick<VersionRecord, 'parts'>): string =>
  parts.map(({ host }) => host ?? '?').join(' ');

/** Half of SHA-256: enough to tell the versions of one name apart, and short in a URL. */
const DIGITS = 32;

/** Whether a text can be the id of a version. PostgreSQL fails for texts with U+0000. */
export const isVersionId = (text: string): boolean => text.length === DIGITS && /^[0-9a-f]+$/.test(text);

/**
 * The id of the version that a record is: a hash of its facts and of the servers that they came from. Whatever differs between two
 * responses without a change at the registry is left out: the disclaimer, the time of the database, the order of lists, case, spaces, and
 * time zones. A hash decides, not `diff`, so that independent processes keep the same record once, without reading what is kept. A value
 * that only one of two records has makes another version, so that nothing that a server sent is lost. `diff` then decides whether it is a
 * change.
 */
export function versionOf(record: VersionRecord): string {
  const { disclaimer: _, redacted: __, events, ...facts } = record.properties;
  const dated = events.filter(({ action }) => action !== 'last update of RDAP database');
  const content = JSON.stringify([serversOf(record), plain({ ...facts, events: dated })]);
  return createHash('sha256').update(content).digest('hex').slice(0, DIGITS);
}

/** The same value for all spellings of it. */
function plain(value: unknown): unknown {
  if (typeof value === 'string') return plainText(value);
  if (Array.isArray(value)) return value.map((item) => JSON.stringify(plain(item))).sort();
  if (typeof value !== 'object' || value === null) return value;
  // Sorted by name, without fields that have no value: a field that a later release adds is not a change.
  const fields = Object.entries(value).filter(([, field]) => field !== null && !isEmptyList(field));
  return fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, field]) => [name, plain(field)]);
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

function plainText(text: string): string {
  const time = TIME.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(time)) return new Date(time).toISOString();
  return text.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase();
}
