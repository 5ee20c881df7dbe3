import { IANAZone } from 'luxon';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Offsets remembered over all zones; a century of days of one zone is 36,525. */
const MAX_REMEMBERED = 40_000;

/** What was asked of a zone: offsets of whole days, and of single minutes on days where it changes. */
interface Zone {
  readonly zone: IANAZone;
  readonly days: Map<number, number>;
  readonly minutes: Map<number, number>;
}

const zones = new Map<string, Zone>();
let remembered = 0;

/**
 * Offset from UTC, in minutes, of a wall clock time in an IANA zone. `wall` is that time in ms as
 * if it were UTC. A time that a zone skips or repeats gets the offset before the change.
 * Offsets are remembered: asking the runtime's zone data costs more than parsing a record.
 */
export function zoneOffset(name: string, wall: number): number {
  const known = zoneOf(name);
  const day = Math.floor(wall / DAY);
  const whole = known.days.get(day) ?? remember(known.days, day, offsetOfDay(known.zone, day));
  if (!Number.isNaN(whole)) return whole;
  const minute = Math.floor(wall / MINUTE);
  return known.minutes.get(minute) ?? remember(known.minutes, minute, offsetAt(known.zone, wall));
}

function zoneOf(name: string): Zone {
  const known = zones.get(name);
  if (known !== undefined) return known;
  const zone = IANAZone.create(name);
  if (!zone.isValid) throw new RangeError(`not an IANA time zone: ${JSON.stringify(name)}`);
  const made = { zone, days: new Map(), minutes: new Map() };
  zones.set(name, made);
  return made;
}

function remember(offsets: Map<number, number>, key: number, offset: number): number {
  if (remembered++ >= MAX_REMEMBERED) {
    for (const { days, minutes } of zones.values()) {
      days.clear();
      minutes.clear();
    }
    remembered = 1;
  }
  offsets.set(key, offset);
  return offset;
}

/** NaN where the zone changes on or beside that day. */
function offsetOfDay(zone: IANAZone, day: number): number {
  const before = zone.offset(day * DAY - 15 * HOUR);
  return before === zone.offset((day + 1) * DAY + 15 * HOUR) ? before : Number.NaN;
}

function offsetAt(zone: IANAZone, wall: number): number {
  const before = zone.offset(wall - DAY);
  if (zone.offset(wall - before * MINUTE) === before) return before;
  const after = zone.offset(wall + DAY);
  return zone.offset(wall - after * MINUTE) === after ? after : before;
}

/**
 * Zone abbreviations that registries print, as minutes from UTC or as the IANA zone where the
 * abbreviation's own offset changed over the years. Abbreviations that two continents share
 * (IST, CST, AST) are left to the registry's declared zone.
 */
export const ABBREVIATIONS: Readonly<Record<string, number | string>> = {
  Z: 0,
  UTC: 0,
  GMT: 0,
  WET: 0,
  WEST: 60,
  BST: 60,
  CET: 60,
  MET: 60,
  WAT: 60,
  CEST: 120,
  MEST: 120,
  EET: 120,
  CAT: 120,
  SAST: 120,
  EEST: 180,
  EAT: 180,
  TRT: 180,
  // Three hours until 2011 and since 2014, four between.
  MSK: 'Europe/Moscow',
  MSD: 240,
  GST: 240,
  PKT: 300,
  UZT: 300,
  ALMT: 360,
  ICT: 420,
  WIB: 420,
  HKT: 480,
  SGT: 480,
  MYT: 480,
  AWST: 480,
  JST: 540,
  KST: 540,
  ACST: 570,
  AEST: 600,
  AEDT: 660,
  NZST: 720,
  NZDT: 780,
  BRT: -180,
  BRST: -120,
  ART: -180,
  UYT: -180,
  CLT: -240,
  CLST: -180,
  VET: -240,
  EST: -300,
  EDT: -240,
  PET: -300,
  COT: -300,
  ECT: -300,
  CDT: -300,
  MST: -420,
  MDT: -360,
  PST: -480,
  PDT: -420,
};
