import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type Part, parse } from '../../index.js';
import { sourcesOf, type WatchedRecord, type WatchState } from '../../watches/index.js';

/**
 * The records of a name that the next one is compared with, by their keys: at most the latest, and one for each set of servers. Their
 * properties are read again from the parts, so that a later release of port43, which reads more of a record, does not take that for a change.
 */
export type KnownParts = Readonly<Record<string, readonly Pick<Part, 'host' | 'body'>[]>>;

/** Characters of the records of a name as JSON, and bytes of them as they are stored: a thousand names take 64 MiB at most. */
const MAX_LENGTH = 512 * 2 ** 10;
const MAX_STORED = 64 * 2 ** 10;

/** An earlier release stored records of any size, whose parts had 1 MiB each. */
const MAX_BYTES = 64 * 2 ** 20;

/** As it is stored: compressed, in base64. Null if it is too large. */
function packed(known: KnownParts): string | null {
  const json = JSON.stringify(known);
  if (json.length > MAX_LENGTH) return null;
  const text = deflateRawSync(json).toString('base64');
  return text.length > MAX_STORED ? null : text;
}

export const unpackKnown = (stored: string | null): KnownParts =>
  stored === null
    ? {}
    : JSON.parse(
        inflateRawSync(Buffer.from(stored, 'base64'), { maxOutputLength: MAX_BYTES }).toString('utf8'),
      );

/** The record with a key. */
export function recordOf(known: KnownParts, key: string | null, domain: string): WatchedRecord | null {
  const parts = key === null ? undefined : known[key];
  return parts === undefined ? null : { parts, properties: parse(parts, { domain }) };
}

/**
 * The records to keep after a record was found whose key is `state.version`, as they are stored, and the state without those that do not fit:
 * the ones of other servers, the earliest first. Null if the record itself is too large.
 */
export function keptFor(
  state: WatchState,
  known: KnownParts,
  found: WatchedRecord,
): { state: WatchState; known: string } | null {
  const parts = found.parts.map(({ host, body }) => ({ host, body }));
  const latest = Object.values(state.bySources).reverse();
  const keys = [...new Set([state.version, ...latest])].filter((key) => key !== null);
  for (let count = keys.length; count > 0; count--) {
    const kept = new Set(keys.slice(0, count));
    const stored = packed(Object.fromEntries([...kept].map((key) => [key, known[key] ?? parts])));
    if (stored === null) continue;
    const bySources = Object.entries(state.bySources).filter(([, key]) => kept.has(key));
    return { state: { ...state, bySources: Object.fromEntries(bySources) }, known: stored };
  }
  return null;
}

/** The records that a new one is compared with. */
export function knownRecords(
  state: WatchState | null,
  known: KnownParts,
  found: WatchedRecord,
  domain: string,
) {
  const latest = state?.version ?? null;
  const ofSources = state?.bySources[sourcesOf(found)] ?? null;
  return {
    keys: { latest, sameSources: ofSources },
    records: {
      latest: recordOf(known, latest, domain),
      sameSources: ofSources === latest ? null : recordOf(known, ofSources, domain),
    },
  };
}
