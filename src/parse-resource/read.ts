import { readDate } from '../parse/values/date.js';
import type { Part } from '../part.js';
import { SERVERS } from '../registry/servers.js';
import { formatResource, prefixesOf, type Resource } from '../resource/resource.js';
import {
  type ResourceAnswer,
  type ResourceEntry,
  readResourceAnswer,
  sizeOf,
  withoutSizes,
} from './answer.js';
import { contactsOf, holderOf } from './contacts.js';
import { geofeedOf } from './geofeed.js';
import { FIELDS, ORIGIN, RANGE, REMARKS } from './labels.js';
import { allOf, firstOf, type WhoisObject } from './objects.js';
import { emptyResource, type ResourceProperties } from './properties.js';
import { countryOf, lineOf } from './values.js';

const MAX_REMARKS = 100;
const MAX_PREFIXES = 100;

/** Merges what the servers say about a number. The narrowest block counts; of blocks of the same size, the last server's. */
export function readResource(parts: readonly Part[], asked: Resource): ResourceProperties {
  const answers = parts.map((part) => readResourceAnswer(part, asked));
  let best: { entry: ResourceEntry; answer: ResourceAnswer } | null = null;
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
  return { ...emptyResource(asked.kind), status: none ? 'unregistered' : 'unknown' };
}

function propertiesOf(entry: ResourceEntry, answer: ResourceAnswer, origins: string[]): ResourceProperties {
  const { object, range } = entry;
  const { kind, first, last } = range;
  const zone = zoneOf(answer.host);
  const field = (name: keyof typeof FIELDS): string | null => lineOf(firstOf(object, ...FIELDS[name]));
  const printed = object.entries.find(({ label }) => RANGE.has(label))?.value ?? '';
  const contacts = contactsOf(entry, answer);
  const origin = kind === 'as' ? [] : [...ORIGIN.flatMap((label) => allOf(object, label)), ...origins];
  return {
    ...emptyResource(kind),
    status: 'registered',
    handle: field('handle') ?? (kind === 'as' ? formatResource('as', first) : lineOf(withoutSizes(printed))),
    name: field('name'),
    start: formatResource(kind, first),
    end: formatResource(kind, last),
    prefixes: kind === 'as' ? [] : prefixesOf(kind, first, last, MAX_PREFIXES),
    type: field('type'),
    country: countryOf(field('country')) ?? contacts.registrant[0]?.country_code ?? null,
    parent: handleIn(field('parent')),
    origin: [...new Set(origin.flatMap(systemsIn))],
    organization: holderOf(entry, contacts),
    contacts,
    created_on: dateOf(field('created'), zone),
    updated_on: dateOf(field('updated'), zone) ?? lastChange(object, zone),
    remarks: object.entries
      .filter(({ label }) => REMARKS.includes(label))
      .flatMap(({ value }) => value.split('\n'))
      .slice(0, MAX_REMARKS),
    geofeed: kind === 'as' ? null : geofeedOf(object),
  };
}

/** The handle that ARIN prints behind the name: `NET-EXAMPLE (NET-192-0-0-0-0)`. */
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

/** Former RPSL prints a line for every change, in any order (RFC 2622 section 3.1). */
function lastChange(object: WhoisObject, zone: string | null): string | null {
  const days = allOf(object, 'changed').flatMap((value) => dateOf(lineOf(value), zone) ?? []);
  return days.sort().at(-1) ?? null;
}

function zoneOf(host: string | null): string | null {
  if (host === null || !Object.hasOwn(SERVERS, host)) return null;
  return SERVERS[host]?.zone ?? null;
}
