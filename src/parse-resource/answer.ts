import type { Part } from '../part.js';
import { type Resource, readRange } from '../resource/resource.js';
import { FIELDS, NO_ENTRY, PLACEHOLDER_NAMES, PLACEHOLDER_TYPES, RANGE, ROUTE } from './labels.js';
import { allOf, firstOf, readObjects, type WhoisObject } from './objects.js';

/** An entry for a block of numbers, with all that is printed below it until the next one. */
export interface ResourceEntry {
  range: Omit<Resource, 'text'>;
  object: WhoisObject;
  /** Objects that belong to it without a handle: ARIN prints the holder and the contacts below the network. */
  below: WhoisObject[];
  /** The paragraph above it, if its lines have no labels: TWNIC prints the holder there. */
  above: string[];
  /** Says that another registry manages the block. */
  placeholder: boolean;
}

/** One server's answer about numbers, divided into its entries. */
export interface ResourceAnswer {
  host: string | null;
  objects: WhoisObject[];
  comments: string[];
  /** Entries that contain the whole number or block that was asked about, the narrowest first. */
  entries: ResourceEntry[];
  /** Origins of the routes that contain it. */
  origins: string[];
  /** Whether the server says that it has no entry. */
  none: boolean;
}

const REFERS_TO_REGISTRY = /^r?whois:\/\/whois\.(?:ripe|apnic|lacnic|afrinic|arin)\.net\b/iu;

/** Reads one server's answer. Never throws on content. */
export function readResourceAnswer({ host, body }: Part, asked: Resource): ResourceAnswer {
  const { objects, comments } = readObjects(body);
  const entries: ResourceEntry[] = [];
  const origins: string[] = [];
  let none = comments.some((line) => NO_ENTRY.test(line));
  let current: ResourceEntry | null = null;
  for (const [index, object] of objects.entries()) {
    none ||= [...object.lines, ...object.entries.map(({ value }) => value)].some((line) =>
      NO_ENTRY.test(line),
    );
    const first = object.entries.find(({ label }) => RANGE.has(label) || ROUTE.has(label));
    if (first === undefined) {
      current?.below.push(object);
      continue;
    }
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

const linesOf = (object: WhoisObject | undefined): string[] =>
  object !== undefined && object.entries.length === 0 ? object.lines : [];

/** The value without the sizes that KRNIC prints behind it: `192.0.2.0 - 192.0.2.255 (/24)`. */
export const withoutSizes = (value: string): string => value.replace(/\s*\([^()]*\)\s*$/u, '');

/** ARIN's blocks of other registries are recognized by their referral, where their type does not say so. */
function isPlaceholder({ object, range, below }: ResourceEntry): boolean {
  if (object.entries.some(({ label }) => label === 'asblock')) return true;
  if (PLACEHOLDER_NAMES.test(firstOf(object, ...FIELDS.name) ?? '')) return true;
  if (PLACEHOLDER_TYPES.test(firstOf(object, 'nettype') ?? '')) return true;
  if (range.kind !== 'as' && range.first === 0n && sizeOf(range) >= (1n << 32n) - 1n) return true;
  return [object, ...below].some((each) =>
    allOf(each, 'referralserver').some((value) => REFERS_TO_REGISTRY.test(value)),
  );
}

const holds = (range: Omit<Resource, 'text'>, asked: Resource): boolean =>
  range.kind === asked.kind && range.first <= asked.first && asked.last <= range.last;

export const sizeOf = ({ first, last }: Omit<Resource, 'text'>): bigint => last - first;

const compare = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0);
