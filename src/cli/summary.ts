import { domainToUnicode } from 'node:url';
import type { Contact, Properties, Registrar, Status } from '../index.js';
import { contactLines, sameContact } from './contact-lines.js';
import { distance, readableTime } from './dates.js';
import type { Page } from './page.js';
import { printable } from './printable.js';
import { layOut, type Row } from './rows.js';
import type { Style } from './style.js';
import { displayWidth, truncate } from './width.js';

export interface SummaryExtras {
  /** The name where the answer does not give one. */
  name?: string;
  /** Servers that answered, in the order they were asked. */
  asked?: readonly (string | null)[];
  /** What else to say: warnings of the lookup. */
  notes?: readonly string[];
  /** For "in 8 months": ms since 1970. */
  now?: number;
}

/** What a person wants to know of a name, in one screen. */
export function summarize(properties: Properties, extras: SummaryExtras, page: Page): string {
  const { asked = [], notes = [], now = Date.now() } = extras;
  const time = (iso: string | null) =>
    iso === null ? [] : [{ text: readableTime(iso), remark: remark(iso, now, page) }];
  const rows: Row[] = [
    { label: 'Created', lines: time(properties.created_on) },
    { label: 'Updated', lines: time(properties.updated_on) },
    { label: 'Expires', lines: time(properties.expires_on) },
    { label: 'Registrar', lines: registrarLines(properties.registrar) },
    ...contactRows(properties),
    {
      label: 'Name servers',
      lines: properties.nameservers.map(({ name, ipv4, ipv6 }) => ({
        text: name,
        remark: [ipv4, ipv6].filter((address) => address !== null).join('  '),
      })),
    },
    {
      label: 'Answered by',
      lines: asked.some((host) => host !== null) ? [asked.map((h) => h ?? '?').join(' → ')] : [],
    },
    { label: 'Note', lines: [...notes] },
  ];
  return [headline(properties, extras.name, page), ...layOut(rows, page), ''].join('\n');
}

/** The name and what became of it; where both do not fit a line, the status has the second one to itself. */
function headline({ domain, status }: Properties, asked: string | undefined, { width, style }: Page): string {
  const name = domain ?? asked ?? 'unknown name';
  const unicode = domainToUnicode(name);
  const also = unicode === '' || unicode === name ? '' : ` (${unicode})`;
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

/** A file is read later than it is written: how far away a date is belongs on a screen only. */
const remark = (iso: string, now: number, page: Page): string =>
  page.width === null ? '' : distance(iso, now);

function registrarLines(registrar: Registrar | null): Row['lines'] {
  if (registrar === null) return [];
  const { id, name, organization, url } = registrar;
  const names = [...new Set([name, organization])].filter((each) => each !== null);
  const [first = id ?? '', ...others] = names;
  const handle = id === null || first === id ? '' : `id ${id}`;
  return [{ text: first, remark: handle }, ...others, ...(url === null ? [] : [url])].filter(
    (line) => line !== '',
  );
}

function contactRows(properties: Properties): Row[] {
  const registrants = properties.registrant_contacts;
  const others: [string, Contact[]][] = [
    ['Admin', properties.admin_contacts],
    ['Technical', properties.technical_contacts],
  ];
  return [
    ...registrants.map((contact) => ({ label: 'Registrant', lines: contactLines(contact) })),
    ...others.flatMap(([label, contacts]) =>
      contacts.map((contact) => {
        const known = registrants.some((registrant) => sameContact(registrant, contact));
        return { label, lines: known ? ['same as registrant'] : contactLines(contact) };
      }),
    ),
  ];
}
