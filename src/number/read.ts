import { readDate } from '../parse/values/date.js';
import type { Part } from '../part.js';
import { SERVERS } from '../registry/servers.js';
import { contactsOf, holderOf } from './contacts.js';
import {
  FIELDS,
  NO_ENTRY,
  ORIGIN,
  PLACEHOLDER_NAMES,
  PLACEHOLDER_TYPES,
  RANGE,
  REMARKS,
  ROUTE,
} from './labels.js';
import { emptyNumber, type NumberProperties } from './number.js';
import { allOf, firstOf, readObjects, type WhoisObject } from './objects.js';
import { formatNumber, type NumberResource, prefixesOf, readRange } from './resource.js';
import { countryOf, lineOf } from './values.js';

/** An entry for a block of numbers, with what stands below it until the next one. */
export interface NumberEntry {
  range: Omit<NumberResource, 'text'>;
  object: WhoisObject;
  /** Objects that belong to it where they are named by no handle: ARIN prints holder and contacts below the network. */
  below: WhoisObject[];
  /** The paragraph above it, where that is lines without labels: TWNIC's holder. */
  above: string[];
  /** Says that others register the block. */
  placeholder: boolean;
}

/** An answer about numbers, divided. */
export interface NumberAnswer {
  host: string | null;
  objects: WhoisObject[];
  comments: string[];
  /** Entries that hold all of what was asked about, the narrowest first. */
  entries: NumberEntry[];
  /** Origins of the routes that hold it. */
  origins: string[];
  /** Whether the server says that it has no entry. */
  none: boolean;
}

const MAX_REMARKS = 100;
const MAX_PREFIXES = 100;
const REFERS_TO_REGISTRY = /^r?whois:\/\/whois\.(?:ripe|apnic|lacnic|afrinic|arin)\.net\b/iu;

/** Reads one server's answer. Never throws on content. */
export function readNumberAnswer({ host, body }: Part, asked: NumberResource): NumberAnswer {
  const { objects, comments } = readObjects(body);
  const entries: NumberEntry[] = [];
  const origins: string[] = [];
  let none = comments.some((line) => NO_ENTRY.test(line));
  let current: NumberEntry | null = null;
  for (const [index, object] of objects.entries()) {
    none ||= [...object.lines, ...object.entries.map(({ value }) => value)].some((line) =>
      NO_ENTRY.test(line),
    );
    const first = object.entries.find(({ label }) => RANGE.has(label) || ROUTE.has(label));
    if (first === undefined) {
      current?.below.push(object);
      continue;
    }
    // KRNIC prints the sizes of the block behind it: `192.0.2.0 - 192.0.2.255 (/24)`.
    const range = readRange(withoutSizes(first.value));
    current = null;
    if (range === null || !holds(range, asked)) continue;
    if (ROUTE.has(first.label)) {
      origins.push(...allOf(object, 'origin'));
      continue;
    }
    current = { range, object, below: [], above: linesOf(objects[index - 1]), placeholder: false };
    entries.push(current);
  }
  for (const entry of entries) entry.placeholder = isPlaceholder(entry);
  entries.sort((a, b) => compare(sizeOf(a.range), sizeOf(b.range)));
  return { host, objects, comments, entries, origins, none };
}

/** What the servers say of a number, of which the narrowest block counts; of equal ones the last server's. */
export function readNumber(parts: readonly Part[], asked: NumberResource): NumberProperties {
  const answers = parts.map((part) => readNumberAnswer(part, asked));
  let best: { entry: NumberEntry; answer: NumberAnswer } | null = null;
  for (const answer of answers) {
    const entry = answer.entries.find(({ placeholder }) => !placeholder);
    if (entry !== undefined && (best === null || sizeOf(entry.range) <= sizeOf(best.entry.range)))
      best = { entry, answer };
  }
  if (best !== null)
    return propertiesOf(
      best.entry,
      best.answer,
      answers.flatMap(({ origins }) => origins),
    );
  const none = answers.some((answer) => answer.none && answer.entries.length === 0);
  return { ...emptyNumber(asked.kind), status: none ? 'unregistered' : 'unknown' };
}

function propertiesOf(entry: NumberEntry, answer: NumberAnswer, origins: string[]): NumberProperties {
  const { object, range } = entry;
  const { kind, first, last } = range;
  const zone = zoneOf(answer.host);
  const field = (name: keyof typeof FIELDS): string | null => lineOf(firstOf(object, ...FIELDS[name]));
  const date = (name: 'created' | 'updated'): string | null => dateOf(field(name), zone);
  const printed = object.entries.find(({ label }) => RANGE.has(label))?.value ?? '';
  const contacts = contactsOf(entry, answer);
  const origin = kind === 'as' ? [] : [...ORIGIN.flatMap((label) => allOf(object, label)), ...origins];
  return {
    ...emptyNumber(kind),
    status: 'registered',
    handle: field('handle') ?? (kind === 'as' ? formatNumber('as', first) : lineOf(withoutSizes(printed))),
    name: field('name'),
    start: formatNumber(kind, first),
    end: formatNumber(kind, last),
    prefixes: kind === 'as' ? [] : prefixesOf(kind, first, last, MAX_PREFIXES),
    type: field('type'),
    country: countryOf(field('country')) ?? contacts.registrant[0]?.country_code ?? null,
    parent: handleIn(field('parent')),
    origin: [...new Set(origin.flatMap(systemsIn))],
    organization: holderOf(entry, contacts),
    contacts,
    created_on: date('created'),
    updated_on: date('updated'),
    remarks: object.entries
      .filter(({ label }) => REMARKS.includes(label))
      .flatMap(({ value }) => value.split('\n'))
      .slice(0, MAX_REMARKS),
  };
}

const linesOf = (object: WhoisObject | undefined): string[] =>
  object !== undefined && object.entries.length === 0 ? object.lines : [];

const withoutSizes = (value: string): string => value.replace(/\s*\([^()]*\)\s*$/u, '');

/** ARIN's blocks of other registries are told by whom they refer to, where their type does not say so. */
function isPlaceholder({ object, range, below }: NumberEntry): boolean {
  if (object.entries.some(({ label }) => label === 'asblock')) return true;
  if (PLACEHOLDER_NAMES.test(firstOf(object, ...FIELDS.name) ?? '')) return true;
  if (PLACEHOLDER_TYPES.test(firstOf(object, 'nettype') ?? '')) return true;
  if (range.kind !== 'as' && range.first === 0n && sizeOf(range) >= (1n << 32n) - 1n) return true;
  return [object, ...below].some((each) =>
    allOf(each, 'referralserver').some((value) => REFERS_TO_REGISTRY.test(value)),
  );
}

const holds = (range: Omit<NumberResource, 'text'>, asked: NumberResource): boolean =>
  range.kind === asked.kind && range.first <= asked.first && asked.last <= range.last;

const sizeOf = ({ first, last }: Omit<NumberResource, 'text'>): bigint => last - first;

const compare = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0);

/** `NET-EXAMPLE (NET-192-0-0-0-0)`: ARIN names the handle behind the name. */
function handleIn(value: string | null): string | null {
  return value === null ? null : (/\(([^()\s]+)\)$/u.exec(value)?.[1] ?? value);
}

const systemsIn = (value: string): string[] =>
  [...value.matchAll(/\b(?:AS)?(\d{1,10})\b/giu)].slice(0, 50).map(([, digits]) => `AS${Number(digits)}`);

/** `20190405`, `2019-04-05T06:07:08Z`, and in former RPSL `hostmaster@example.net 20190405`. */
function dateOf(value: string | null, zone: string | null): string | null {
  if (value === null) return null;
  return readDate(value.replace(/^\S+@\S+\s+/u, ''), zone, null).iso;
}

function zoneOf(host: string | null): string | null {
  if (host === null || !Object.hasOwn(SERVERS, host)) return null;
  return SERVERS[host]?.zone ?? null;
}
