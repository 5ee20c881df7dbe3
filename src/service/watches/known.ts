import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type Part, parse } from '../../index.js';
import { sourcesOf, type WatchedRecord, type WatchState } from '../../watches/index.js';

/**
 * The records of a name that the next one is compared with, by their keys: at most the latest, and one for each set of servers. Their
 * properties are read again from the parts, so that a later release of port43, which reads more of a record, does not take that for a change.
 */
export type Known = Readonly<Record<string, readonly Pick<Part, 'host' | 'body'>[]>>;

/** A record may have several parts of 1 MiB. */
const MAX_BYTES = 64 * 2 ** 20;

/** As it is stored: compressed, in base64. */
export const packKnown = (known: Known): string => deflateRawSync(JSON.stringify(known)).toString('base64');

export const unpackKnown = (stored: string | null): Known =>
  stored === null
    ? {}
    : JSON.parse(
        inflateRawSync(Buffer.from(stored, 'base64'), { maxOutputLength: MAX_BYTES }).toString('utf8'),
      );

/** The record with a key. */
export function recordOf(known: Known, key: string | null, domain: string): WatchedRecord | null {
  const parts = key === null ? undefined : known[key];
  return parts === undefined ? null : { parts, properties: parse(parts, { domain }) };
}

/** The records to keep for a state, after a record was found whose key is `state.version`. */
export function keptFor(state: WatchState, known: Known, found: WatchedRecord): Known {
  const parts = found.parts.map(({ host, body }) => ({ host, body }));
  const keys = new Set([state.version, ...Object.values(state.bySources)]);
  return Object.fromEntries(
    [...keys].flatMap((key) => (key === null ? [] : [[key, known[key] ?? parts] as const])),
  );
}

/** The records that a new one is compared with. */
export function knownRecords(state: WatchState | null, known: Known, found: WatchedRecord, domain: string) {
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
