/**
 * Writes `src/parse/values/zones.generated.ts`: the offsets from UTC of every time zone that a registry uses.
 *
 *   npm run zones                 writes it, from the zone data of this Node
 *   npm run zones -- --check      exits 1 if a zone is missing, or its changes before 2024 differ from the file
 *
 * Only the past is compared, because governments change future rules, and every release of Node has others.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { IANAZone } from 'luxon';
import { FIRST_YEAR, zoneOffset } from '../src/parse/values/zone.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LAST_YEAR = 2129;
const COMPARED_UNTIL = Date.UTC(2024, 0);
const target = new URL('../src/parse/values/zones.generated.ts', import.meta.url);

/** The first minute, by the zone's own clock, that is certain to be after a change: nothing is skipped or repeated from it on. */
interface Change {
  wall: number;
  offset: number;
}

/** The first day on or after `day` that is such a weekday (0 is Sunday), in every year. */
interface YearlyChange {
  month: number;
  day: number;
  weekday: number;
  minute: number;
  offset: number;
}

/** Changes until the end of a year; none is as short as two days. */
function findChanges(zone: IANAZone, lastYear: number): Change[] {
  const changes: Change[] = [];
  const end = Date.UTC(lastYear + 1, 0);
  let before = zone.offset(Date.UTC(FIRST_YEAR, 0) - 2 * DAY);
  for (let at = Date.UTC(FIRST_YEAR, 0) - 2 * DAY; at < end; at += 2 * DAY) {
    const after = zone.offset(at + 2 * DAY);
    if (after === before) continue;
    let [low, high] = [at, at + 2 * DAY];
    while (high - low > MINUTE) {
      const middle = low + Math.floor((high - low) / MINUTE / 2) * MINUTE;
      if (zone.offset(middle) === before) low = middle;
      else high = middle;
    }
    changes.push({ wall: high + Math.max(before, after) * MINUTE, offset: after });
    before = after;
  }
  return changes;
}

const yearOf = ({ wall }: Change): number => new Date(wall).getUTCFullYear();

/** The yearly changes of the last thirty years; empty if there are none. */
function findRule(changes: readonly Change[]): YearlyChange[] {
  const late = changes.filter((change) => yearOf(change) > LAST_YEAR - 30);
  const months = [...new Set(late.map(({ wall }) => new Date(wall).getUTCMonth()))];
  return months.map((month) => {
    const inMonth = late.filter(({ wall }) => new Date(wall).getUTCMonth() === month);
    const days = inMonth.map(({ wall }) => new Date(wall));
    const [first = new Date(0)] = days;
    const rule = {
      month: month + 1,
      day: Math.min(...days.map((day) => day.getUTCDate())),
      weekday: first.getUTCDay(),
      minute: first.getUTCHours() * 60 + first.getUTCMinutes(),
      offset: inMonth[0]?.offset ?? 0,
    };
    if (inMonth.length !== 30 || inMonth.some((change) => wallOf(rule, yearOf(change)) !== change.wall))
      throw new Error(`no rule for changes in month ${month + 1}: ${days.map((day) => day.toISOString())}`);
    return rule;
  });
}

function wallOf(rule: YearlyChange, year: number): number {
  const day = new Date(Date.UTC(year, rule.month - 1, rule.day));
  return day.getTime() + ((rule.weekday - day.getUTCDay() + 7) % 7) * DAY + rule.minute * MINUTE;
}

/** The zone as a row: offset at first, changes, and the rule from a year on. */
function rowOf(zone: IANAZone): string {
  const changes = findChanges(zone, LAST_YEAR);
  const rule = findRule(changes);
  let from = LAST_YEAR;
  while (from > FIRST_YEAR && rule.length > 0) {
    const year = changes.filter((change) => yearOf(change) === from - 1);
    const same = (change: Change, at: number) =>
      rule[at] !== undefined &&
      wallOf(rule[at], from - 1) === change.wall &&
      rule[at].offset === change.offset;
    if (year.length !== rule.length || !year.every(same)) break;
    from--;
  }
  const row = [`${zone.offset(Date.UTC(FIRST_YEAR, 0) - 2 * DAY)}`];
  let last = Date.UTC(FIRST_YEAR, 0);
  for (const { wall, offset } of changes) {
    if (rule.length > 0 && wall >= Date.UTC(from, 0)) break;
    row.push(`${((wall - last) / MINUTE).toString(36)}:${offset}`);
    last = wall;
  }
  if (rule.length > 0) row.push(`from:${from}`);
  for (const { month, day, weekday, minute, offset } of rule)
    row.push(`${month}/${day}/${weekday}/${minute}:${offset}`);
  return row.join(' ');
}

/** Every zone that a source file names: `zone: 'Europe/Berlin'`, `MSK: 'Europe/Moscow'`. */
const source = new URL('../src/', import.meta.url);
const zones = [
  ...new Set(
    readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.generated.ts'))
      .flatMap((file) => [
        ...readFileSync(new URL(file, source), 'utf8').matchAll(
          /\b(?:zone|[A-Z]{3,4}): '(UTC|[A-Z]\w+\/[\w/]+)'/gu,
        ),
      ])
      .map(([, zone = '']) => zone),
  ),
].sort();
const valid = (name: string): IANAZone => {
  const zone = IANAZone.create(name);
  if (!zone.isValid) throw new RangeError(`not an IANA time zone: ${name}`);
  return zone;
};

function write(): void {
  const rows = new Map<string, string>();
  const lines = zones.map((name) => {
    const row = rowOf(valid(name));
    const same = rows.get(row);
    if (same === undefined) rows.set(row, name);
    return `  '${name}': '${same ?? row}',`;
  });
  writeFileSync(
    target,
    `// Generated by scripts/generate-zones.ts from the zone data of Node (IANA's tz database). Do not edit.

/**
 * Clocks of the zones that registries' times are in, from ${FIRST_YEAR} on: minutes from UTC at first, then a change a word,
 * \`minutes since the change before, in base 36:minutes from UTC\`, then, behind \`from:year\`, the changes of every year,
 * \`month/day/weekday/minute:minutes from UTC\`. A zone that has always had another's time is a row with its name.
 */
export const ZONES: Readonly<Record<string, string>> = {
${lines.join('\n')}
};
`,
  );
  console.log(`${zones.length} zones, ${rows.size} of them different`);
}

/** Where the file and this Node disagree about the past. */
function check(): string[] {
  const listed = readFileSync(target, 'utf8');
  return zones.flatMap((name) => {
    if (!listed.includes(`'${name}':`)) return [`${name} is missing`];
    const inPast = ({ wall }: Change) => wall < COMPARED_UNTIL;
    const expected = findChanges(valid(name), new Date(COMPARED_UNTIL).getUTCFullYear()).filter(inPast);
    return expected.flatMap(({ wall, offset }, at) => {
      const before = expected[at - 1]?.offset ?? valid(name).offset(Date.UTC(FIRST_YEAR, 0) - 2 * DAY);
      const right = zoneOffset(name, wall) === offset && zoneOffset(name, wall - MINUTE) === before;
      return right ? [] : [`${name} at ${new Date(wall).toISOString()}: ${before}, then ${offset}`];
    });
  });
}

if (process.argv.includes('--check')) {
  const differences = check();
  for (const difference of differences) console.error(difference);
  if (differences.length > 0) {
    console.error('src/parse/values/zones.generated.ts is out of date: run `npm run zones`');
    process.exitCode = 1;
  }
} else write();
