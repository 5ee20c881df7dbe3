import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Change, diff } from '../../index.js';
import { cameBack, type SeenVersion, type VersionRecord } from './version.js';

/** What changed when a version was seen that was not the last one. */
export interface VersionChange {
  /** When the new version was seen first, or when it came back, in ms since 1970. */
  on: number;
  from: string;
  to: string;
  changes: Change[];
}

/** The start of a period in which a version was seen. */
interface Arrival {
  on: number;
  version: SeenVersion;
}

/** Reads the record of a version; null if it was removed. */
export type ReadRecord = (version: string) => Promise<VersionRecord | null>;

/** Records in memory at the same time: those that one arrival is compared with, which are often those of the next one as well. */
const MAX_HELD = 3;

/**
 * Compares each version with the one before it from the same servers. Versions of other servers in between are skipped. The first version
 * from its servers is compared with the last one from others, unless these sent theirs again later: then the servers disagree, and nothing
 * changed. Only changes of facts count. A registrar that does not respond for a day, or a lookup by RDAP after one by WHOIS, therefore
 * neither hides a change nor causes one. Records are read as they are compared, because servers can send large ones.
 */
export async function* changesBetween(
  versions: readonly SeenVersion[],
  readRecord: ReadRecord,
  isWanted: (on: number) => boolean,
): AsyncGenerator<VersionChange> {
  const recordOf = holdingLatest(readRecord);
  for (const { on, version } of arrivalsOf(versions)) {
    if (!isWanted(on)) continue;
    const earlier = versions.filter((each) => each !== version && each.first_seen < on);
    const before = lastSeen(
      earlier.filter(({ servers }) => servers === version.servers),
      on,
    );
    const latest = lastSeen(earlier, on);
    const from = before ?? (latest !== null && latest.last_seen < on ? latest : null);
    if (from === null) continue;
    const [old, found] = [await recordOf(from), await recordOf(version)];
    if (old === null || found === null) continue;
    const other = latest === null || latest === from ? null : await recordOf(latest);
    const known = other === null ? null : new Set(diff(other, found).map(({ path }) => path));
    const changes = diff(old, found).filter(
      ({ path, kind }) => kind !== 'format' && known?.has(path) !== false,
    );
    if (changes.length > 0) yield { on, from: from.version, to: version.version, changes };
    // A comparison takes a millisecond: let other requests run in between.
    await nextTurn();
  }
}

/** Reads records, and holds the ones that were used last. */
function holdingLatest(readRecord: ReadRecord): (version: SeenVersion) => Promise<VersionRecord | null> {
  const held = new Map<string, VersionRecord | null>();
  return async ({ version }) => {
    const record = held.get(version) ?? (await readRecord(version));
    held.delete(version);
    held.set(version, record);
    for (const oldest of held.keys()) if (held.size > MAX_HELD) held.delete(oldest);
    return record;
  };
}

function arrivalsOf(versions: readonly SeenVersion[]): Arrival[] {
  return versions
    .flatMap((version) => [
      { on: version.first_seen, version },
      ...(cameBack(version) ? [{ on: version.since, version }] : []),
    ])
    .sort((a, b) => a.on - b.on);
}

/** The version that was seen last before that time. */
function lastSeen(versions: readonly SeenVersion[], before: number): SeenVersion | null {
  let last: SeenVersion | null = null;
  for (const version of versions)
    if (last === null || seenBefore(version, before) >= seenBefore(last, before)) last = version;
  return last;
}

/** When a version was last seen before that time, as far as is known: if it came back, the end of its first period is unknown. */
function seenBefore(version: SeenVersion, before: number): number {
  if (cameBack(version) && version.since >= before) return version.first_seen;
  return Math.min(version.last_seen, before);
}
