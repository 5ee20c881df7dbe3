import { ZONES } from './zones.generated.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * No name is older than the Domain Name System (RFC 882). `0001-01-01`, `1899-12-30` and `1970-01-01` are printed for a missing date by
 * databases that require one.
 */
export const FIRST_YEAR = 1983;

/** A zone's offset from UTC in minutes, from `wall` on, which is in ms as in {@link zoneOffset}. */
interface Change {
  readonly wall: number;
  readonly offset: number;
}

/** A change in every year: on the first `weekday` (0 is Sunday) of the month that is not before `day`. */
interface YearlyChange {
  readonly month: number;
  readonly day: number;
  readonly weekday: number;
  readonly minute: number;
  readonly offset: number;
}

interface Zone {
  /** The first change is the offset from the beginning. */
  readonly changes: readonly Change[];
  /** The changes of every year from `ruleYear` on, in order; empty if the offset no longer changes. */
  readonly yearly: readonly YearlyChange[];
  readonly ruleYear: number;
  /** Changes of years from `ruleYear` on, computed on first use. The first of each year is its 1 January. */
  readonly years: Map<number, readonly Change[]>;
}

const LAST_REMEMBERED_YEAR = 2100;

const zones = new Map<string, Zone>();

/** Whether the table has a zone. */
export const hasZone = (name: string): boolean => Object.hasOwn(ZONES, name);

/**
 * Returns the offset from UTC, in minutes, of a wall clock time in an IANA zone, from {@link FIRST_YEAR} on. `wall` is that time in ms as
 * if it were UTC. A time that the zone skips or repeats gets the offset before the change.
 */
export function zoneOffset(name: string, wall: number): number {
  let zone = zones.get(name);
  if (zone === undefined) {
    zone = readZone(name);
    zones.set(name, zone);
  }
  const changes = zone.yearly.length > 0 ? changesNear(zone, wall) : zone.changes;
  let at = changes.length - 1;
  while (at > 0 && wall < changes[at]!.wall) at--;
  return changes[at]!.offset;
}

function changesNear(zone: Zone, wall: number): readonly Change[] {
  const year = new Date(wall).getUTCFullYear();
  if (year < zone.ruleYear) return zone.changes;
  const known = zone.years.get(year);
  if (known !== undefined) return known;
  const changes = changesIn(year, zone.yearly);
  // Years come from untrusted responses, so the number of remembered ones is bounded.
  if (year < LAST_REMEMBERED_YEAR) zone.years.set(year, changes);
  return changes;
}

function changesIn(year: number, yearly: readonly YearlyChange[]): readonly Change[] {
  const changes = [{ wall: Date.UTC(year, 0), offset: yearly.at(-1)!.offset }];
  for (const { month, day, weekday, minute, offset } of yearly) {
    const earliest = Date.UTC(year, month - 1, day);
    const days = (weekday - new Date(earliest).getUTCDay() + 7) % 7;
    changes.push({ wall: earliest + days * DAY + minute * MINUTE, offset });
  }
  return changes;
}

/** Reads a row of the table; {@link ZONES} describes the format. */
function readZone(name: string): Zone {
  const row = ZONES[name];
  if (row === undefined)
    throw new RangeError(
      `zones.generated.ts has no zone ${JSON.stringify(name)}: run \`npm run zones\` to add it`,
    );
  const same = ZONES[row];
  const [first = '', ...words] = (same ?? row).split(' ');
  const changes: Change[] = [{ wall: Number.NEGATIVE_INFINITY, offset: Number(first) }];
  const yearly: YearlyChange[] = [];
  let ruleYear = 0;
  let wall = Date.UTC(FIRST_YEAR, 0);
  for (const word of words) {
    const [when = '', to] = word.split(':');
    const offset = Number(to);
    if (when === 'from') ruleYear = offset;
    else if (ruleYear === 0) {
      wall += Number.parseInt(when, 36) * MINUTE;
      changes.push({ wall, offset });
    } else {
      const [month = 0, day = 0, weekday = 0, minute = 0] = when.split('/').map(Number);
      yearly.push({ month, day, weekday, minute, offset });
    }
  }
  return { changes, yearly, ruleYear, years: new Map() };
}
