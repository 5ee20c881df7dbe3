import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Change, diff } from '../../index.js';
import { cameBack, type KeptVersion } from './version.js';

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
  version: KeptVersion;
}

/**
 * Compares each version with the one before it from the same servers. Versions of other servers in between are skipped. The first version
 * from its servers is compared with the last one from others, unless these sent theirs again later: then the servers disagree, and nothing
 * changed. Only changes of facts count. A registrar that does not respond for a day, or a lookup by RDAP after one by WHOIS, therefore
 * neither hides a change nor causes one.
 */
export async function changesBetween(
  versions: readonly KeptVersion[],
  isWanted: (on: number) => boolean,
): Promise<VersionChange[]> {
  const found: VersionChange[] = [];
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
    const known = latest === null || latest === from ? null : pathsOf(latest, version);
    const changes = diff(from.record, version.record).filter(
      ({ path, kind }) => kind !== 'format' && known?.has(path) !== false,
    );
    if (changes.length > 0) found.push({ on, from: from.version, to: version.version, changes });
    // A comparison takes a millisecond: let other requests run in between.
    await nextTurn();
  }
  return found;
}

/** What differs between two versions. */
const pathsOf = (a: KeptVersion, b: KeptVersion): ReadonlySet<string> =>
  new Set(diff(a.record, b.record).map(({ path }) => path));

function arrivalsOf(versions: readonly KeptVersion[]): Arrival[] {
  return versions
    .flatMap((version) => [
      { on: version.first_seen, version },
      ...(cameBack(version) ? [{ on: version.since, version }] : []),
    ])
    .sort((a, b) => a.on - b.on);
}

/** The version that was seen last before that time. */
function lastSeen(versions: readonly KeptVersion[], before: number): KeptVersion | null {
  let last: KeptVersion | null = null;
  for (const version of versions)
    if (last === null || seenBefore(version, before) >= seenBefore(last, before)) last = version;
  return last;
}

/** When a version was last seen before that time, as far as is known: if it came back, the end of its first period is unknown. */
function seenBefore(version: KeptVersion, before: number): number {
  if (cameBack(version) && version.since >= before) return version.first_seen;
  return Math.min(version.last_seen, before);
}
