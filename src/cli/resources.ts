import type { ResourceContact, ResourceLookup, ResourceProperties } from '../index.js';
import type { Page } from './page.js';
import { printable } from './printable.js';
import { dateLines, layOut, type Row } from './summary.js';

/** The fields of a number, for `--fields`. */
export const RESOURCE_FIELDS: readonly string[] = [
  ...['query', 'daystamp', 'record', 'warnings'],
  ...([
    'kind',
    'status',
    'handle',
    'name',
    'start',
    'end',
    'prefixes',
    'type',
    'country',
    'parent',
    'origin',
    'organization',
    'contacts',
    'created_on',
    'updated_on',
    'remarks',
    'geofeed',
  ] satisfies (keyof ResourceProperties)[]),
];

/** Lines for stderr if the texts about a number are printed. */
export const resourceNotes = ({ parts, number, warnings }: ResourceLookup): string[] =>
  parts.length > 0 ? warnings : [`no server was queried: ${number.name}, ${number.remarks[0]}`, ...warnings];

/** A summary of a number, on one screen. */
export function summarizeResource(lookup: ResourceLookup, page: Page, now = Date.now()): string {
  const { query, number, parts, warnings } = lookup;
  const { start, end, prefixes, contacts, status } = number;
  const { registrant, administrative, technical, abuse, noc, routing } = contacts;
  const special = status === 'special';
  const rows: Row[] = [
    { label: 'Range', lines: start === null ? [] : [start === end ? start : `${start} - ${end}`] },
    { label: 'Prefixes', lines: prefixes },
    { label: 'Name', lines: given(number.name) },
    // RIPE NCC's handle is the range itself.
    { label: 'Handle', lines: number.handle === `${start} - ${end}` ? [] : given(number.handle) },
    { label: 'Type', lines: special ? [] : given(number.type) },
    { label: 'Holder', lines: holderLines(registrant[0], number.organization) },
    { label: 'Country', lines: given(number.country) },
    { label: 'Part of', lines: given(number.parent) },
    { label: 'Announced by', lines: number.origin },
    { label: 'Created', lines: dateLines(number.created_on, now, page) },
    { label: 'Updated', lines: dateLines(number.updated_on, now, page) },
    { label: 'Abuse', lines: abuse.flatMap(contactLines) },
    { label: 'Admin', lines: administrative.flatMap(contactLines) },
    { label: 'Technical', lines: technical.flatMap(contactLines) },
    { label: 'NOC', lines: noc.flatMap(contactLines) },
    { label: 'Routing', lines: routing.flatMap(contactLines) },
    { label: special ? 'Defined by' : 'Remarks', lines: number.remarks },
    { label: 'Geofeed', lines: given(number.geofeed) },
    {
      label: 'Answered by',
      lines:
        parts.length === 0
          ? ['the table of special-purpose numbers']
          : [parts.map(({ host }) => host ?? '?').join(' → ')],
    },
    { label: 'Note', lines: status === 'unknown' ? [...warnings, NOT_UNDERSTOOD] : warnings },
  ];
  const word = status === 'special' ? 'special-purpose' : status;
  return [`${page.style.strong(printable(query))}  ${word}`, ...layOut(rows, page), ''].join('\n');
}

const NOT_UNDERSTOOD = 'the response does not say who holds this number: see --record';

const given = (value: string | null): string[] => (value === null ? [] : [value]);

function holderLines(holder: ResourceContact | undefined, name: string | null): string[] {
  if (holder === undefined) return given(name);
  const { address, phone, email, handle } = holder;
  const reach = [phone, email].filter((each) => each !== null).join('  ');
  return [name ?? handle, ...(address?.split('\n') ?? []), reach].filter(
    (line): line is string => line !== null && line !== '',
  );
}

/** One line: the contact, and how to reach them. */
function contactLines({ name, organization, handle, email, phone }: ResourceContact): string[] {
  const line = [name ?? organization ?? handle, email, phone].filter((each) => each !== null).join('  ');
  return line === '' ? [] : [line];
}
