import {
  type Contact,
  type Dnssec,
  type Properties,
  type Registrar,
  type Status,
  toUnicode,
  withoutPlaceholders,
} from '../parse/index.js';
import { displayWidth, type Page, type Style, truncate, wrap } from './page.js';
import { printable } from './printable.js';

export interface SummaryExtras {
  /** The name, if the response does not have one. */
  name?: string;
  /** Servers that responded, in order. */
  asked?: readonly (string | null)[];
  /** Warnings of the lookup. */
  notes?: readonly string[];
  /** The current time for "in 8 months", in ms since 1970. */
  now?: number;
}

/** A summary of a name, on one screen. */
export function summarize(properties: Properties, extras: SummaryExtras, page: Page): string {
  const { asked = [], notes = [], now = Date.now() } = extras;
  const time = (iso: string | null) => dateLines(iso, now, page);
  const rows: Row[] = [
    { label: 'Statuses', lines: statusLines(properties, page) },
    { label: 'Created', lines: time(properties.created_on) },
    { label: 'Updated', lines: time(properties.updated_on) },
    { label: 'Expires', lines: time(properties.expires_on) },
    { label: 'Registrar', lines: registrarLines(properties.registrar) },
    { label: 'Reseller', lines: distinct(Object.values(properties.reseller ?? {})) },
    { label: 'Abuse', lines: distinct([distinct(Object.values(properties.abuse_contact ?? {})).join('  ')]) },
    ...contactRows(properties),
    {
      label: 'Name servers',
      lines: properties.nameservers.map(({ name, addresses }) => ({
        text: name,
        remark: addresses.join('  '),
      })),
    },
    { label: 'DNSSEC', lines: dnssecLines(properties.dnssec) },
    {
      label: 'Answered by',
      lines: asked.some((host) => host !== null) ? [asked.map((h) => h ?? '?').join(' → ')] : [],
    },
    { label: 'Note', lines: [...notes] },
  ];
  return [headline(properties, extras.name, page), ...layOut(rows, page), ''].join('\n');
}

/** A time, and how far away it is; nothing for null. */
export const dateLines = (iso: string | null, now: number, page: Page): Row['lines'] =>
  iso === null ? [] : [{ text: readableTime(iso), remark: remark(iso, now, page) }];

/** The name and its status, on two lines if they do not fit on one. */
function headline({ domain, status }: Properties, asked: string | undefined, { width, style }: Page): string {
  const name = domain ?? asked ?? 'unknown name';
  const letters = toUnicode(name);
  const also = letters === name ? '' : ` (${letters})`;
  const shown = printable(name + also);
  const word = status.replace('_', ' ');
  const painted = colorOf(status, style)(word);
  if (width === null || displayWidth(shown) + 2 + word.length <= width)
    return `${style.strong(shown)}  ${painted}`;
  return `${style.strong(truncate(shown, width))}\n${painted}`;
}

function colorOf(status: Status, style: Style): (text: string) => string {
  if (status === 'available') return style.good;
  if (status === 'registered') return style.strong;
  return status === 'unknown' || status === 'invalid' ? style.bad : style.caution;
}

/** How far away a date is, on a screen only: a file may be read later. */
const remark = (iso: string, now: number, page: Page): string =>
  page.width === null ? '' : distance(iso, now);

/** The registry's statuses, if they say more than the headline. */
function statusLines({ statuses, status }: Properties, { width }: Page): string[] {
  if (statuses.length < 2 && (statuses[0] ?? status).toLowerCase() === status) return [];
  return width === null ? [statuses.join(', ')] : statuses;
}

/** Whether the name is signed, and the key tags. Digests and keys are for programs. */
function dnssecLines(dnssec: Dnssec | null): Row['lines'] {
  if (dnssec === null) return [];
  const { signed, ds } = dnssec;
  const tags = [...new Set(ds.map(({ key_tag }) => key_tag))].filter((tag) => tag !== null);
  return [
    { text: signed ? 'signed' : 'not signed', remark: tags.length === 0 ? '' : `key tag ${tags.join(', ')}` },
  ];
}

function registrarLines(registrar: Registrar | null): Row['lines'] {
  if (registrar === null) return [];
  const { id, name, organization, url, email, phone } = registrar;
  const names = [...new Set([name, organization])].filter((each) => each !== null);
  const [first = id ?? '', ...others] = names;
  const handle = id === null || first === id ? '' : `id ${id}`;
  const reach = distinct([phone, email]).join('  ');
  return [{ text: first, remark: handle }, ...others, url ?? '', reach].filter((line) => line !== '');
}

function contactRows(printed: Properties): Row[] {
  const properties = withoutPlaceholders(printed);
  const linesOf = (contact: Contact, path: string): string[] =>
    contactLines(
      contact,
      printed.redacted.some((each) => each.startsWith(`${path}.`)),
    );
  const registrants = properties.registrant_contacts;
  const others = [
    ['Admin', 'admin_contacts'],
    ['Technical', 'technical_contacts'],
    ['Billing', 'billing_contacts'],
  ] as const;
  return [
    ...registrants.map((contact, index) => ({
      label: 'Registrant',
      lines: linesOf(contact, `registrant_contacts.${index}`),
    })),
    ...others.flatMap(([label, key]) =>
      properties[key].map((contact, index) => {
        const known = registrants.some((registrant) => sameContact(registrant, contact));
        return { label, lines: known ? ['same as registrant'] : linesOf(contact, `${key}.${index}`) };
      }),
    ),
  ];
}

/** A contact as on an envelope, then how to reach it. Repeated values are shown once, and that values are hidden is one line. */
function contactLines(contact: Contact, isHidden = false): string[] {
  const { name, organization, address, city, zip, state, country, country_code, email, id } = contact;
  const phone = withExtension(contact.phone, contact.phone_ext);
  const fax = withExtension(contact.fax, contact.fax_ext);
  const place = distinct([zip, city, state, country ?? country_code]).join(' ');
  const reach = distinct([phone, fax === null ? null : `fax ${fax}`, email]).join('  ');
  const lines = [organization, name, ...(address?.split('\n') ?? []), place, reach];
  const shown = distinct([...lines, id === null ? null : `handle ${id}`]);
  if (!isHidden) return shown;
  return [...shown, shown.length === 0 ? 'redacted' : 'all else redacted'];
}

const withExtension = (number: string | null, extension: string | null): string | null =>
  number === null || extension === null || extension === number ? number : `${number} ext. ${extension}`;

/** Whether two contacts differ only in their role. */
function sameContact(a: Contact, b: Contact): boolean {
  return JSON.stringify({ ...a, type: null }) === JSON.stringify({ ...b, type: null });
}

function distinct(values: readonly (string | null)[]): string[] {
  return [...new Set(values.filter((value): value is string => value !== null && value !== ''))];
}

const ISO = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}:\d{2})([+-]\d{2}:\d{2})$/;
const DAY_MS = 86_400_000;

/** A time for people: `2011-03-30 19:36:27 +02:00`. Midnight means a date without a time. */
function readableTime(iso: string): string {
  const [, date, time, offset] = ISO.exec(iso) ?? [];
  if (date === undefined) return iso;
  if (time === '00:00:00') return date;
  return `${date} ${time} ${offset === '+00:00' ? 'UTC' : offset}`;
}

/** How far away a time is: `in 8 months`, `14 years ago`. Empty for an invalid time. */
function distance(iso: string, now: number): string {
  const days = Math.round((Date.parse(iso) - now) / DAY_MS);
  if (Number.isNaN(days)) return '';
  if (days === 0) return 'today';
  const [count, unit] = inUnits(Math.abs(days));
  const amount = `${count} ${unit}${count === 1 ? '' : 's'}`;
  return days > 0 ? `in ${amount}` : `${amount} ago`;
}

function inUnits(days: number): [count: number, unit: string] {
  if (days < 61) return [days, 'day'];
  if (days < 731) return [Math.floor(days / 30.44), 'month'];
  return [Math.floor(days / 365.25), 'year'];
}

/** A label with its lines. A line may have a faint remark after it. */
export interface Row {
  label: string;
  lines: (string | { text: string; remark: string })[];
}

const LABEL_WIDTH = 13;
/** Longer values are cut off on a screen; a pipe gets all lines. */
const MAX_VALUE_LINES = 4;
const MAX_ROW_LINES = 16;

/** Lays out rows in two columns, and makes all values printable. */
export function layOut(rows: readonly Row[], page: Page): string[] {
  return rows
    .filter(({ lines }) => lines.length > 0)
    .flatMap(({ label, lines }) => {
      const shown = shorten(
        lines.flatMap((line) => layOutLine(line, page)),
        page,
      );
      return shown.map(
        (line, index) => page.style.faint((index === 0 ? label : '').padEnd(LABEL_WIDTH)) + line,
      );
    });
}

function layOutLine(line: Row['lines'][number], page: Page): string[] {
  const text = printable(typeof line === 'string' ? line : line.text);
  const remark = typeof line === 'string' || line.remark === '' ? '' : `  ${printable(line.remark)}`;
  if (page.width === null) return [text + remark];
  const room = page.width - LABEL_WIDTH;
  // A value may have a megabyte: text that cannot be shown is not measured.
  const most = room * (MAX_VALUE_LINES + 1);
  const wrapped = wrap(text.slice(0, most), room);
  if (wrapped.length > MAX_VALUE_LINES || text.length > most) {
    const rest = wrapped.slice(MAX_VALUE_LINES - 1).join(' ');
    return [...wrapped.slice(0, MAX_VALUE_LINES - 1), `${truncate(rest, room - 1).replace(/…$/, '')}…`];
  }
  const last = wrapped.pop() ?? '';
  if (displayWidth(last + remark) <= room) return [...wrapped, last + page.style.faint(remark)];
  return [...wrapped, last, ...wrap(remark.trimStart(), room).map(page.style.faint)];
}

function shorten(lines: string[], page: Page): string[] {
  if (page.width === null || lines.length <= MAX_ROW_LINES) return lines;
  const rest = lines.length - MAX_ROW_LINES + 1;
  return [...lines.slice(0, MAX_ROW_LINES - 1), page.style.faint(`… and ${rest} more lines`)];
}
