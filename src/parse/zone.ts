import { IANAZone } from 'luxon';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Days remembered over all zones; a century of one zone is 36,525. */
const MAX_REMEMBERED = 40_000;

const zones = new Map<string, { zone: IANAZone; days: Map<number, number> }>();
let remembered = 0;

/**
 * Offset from UTC, in minutes, of a wall clock time in an IANA zone. `wall` is that time in ms as
 * if it were UTC. A time that a zone skips or repeats gets the offset before the change.
 * Offsets are remembered by day: asking the runtime's zone data costs more than parsing a record.
 */
export function zoneOffset(name: string, wall: number): number {
  let known = zones.get(name);
  if (known === undefined) {
    const zone = IANAZone.create(name);
    if (!zone.isValid) throw new RangeError(`not an IANA time zone: ${JSON.stringify(name)}`);
    known = { zone, days: new Map() };
    zones.set(name, known);
  }
  const day = Math.floor(wall / DAY);
  let offset = known.days.get(day);
  if (offset === undefined) {
    const before = known.zone.offset(day * DAY - 15 * HOUR);
    const after = known.zone.offset((day + 1) * DAY + 15 * HOUR);
    // NaN: the zone changes on or beside that day, so that each time is asked for.
    offset = before === after ? before : Number.NaN;
    if (remembered++ >= MAX_REMEMBERED) {
      for (const { days } of zones.values()) days.clear();
      remembered = 1;
    }
    known.days.set(day, offset);
  }
  if (!Number.isNaN(offset)) return offset;
  const before = known.zone.offset(wall - DAY);
  if (known.zone.offset(wall - before * 60_000) === before) return before;
  const after = known.zone.offset(wall + DAY);
  return known.zone.offset(wall - after * 60_000) === after ? after : before;
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
