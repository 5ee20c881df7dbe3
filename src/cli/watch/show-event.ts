import type { WatchEvent } from '../../watches/index.js';
import { changesOnPage, shownValue } from '../changes.js';
import { csvRow } from '../csv.js';
import type { Page, Style } from '../page.js';
import { printable, printableJson } from '../printable.js';

/** How events are printed. `header` is printed once, first. */
export interface EventFormat {
  header: string;
  show(event: WatchEvent): string;
}

/** Columns of a text that is mailed or kept in a log. */
const PLAIN_WIDTH = 100;

/** Text for people: the same in a pipe, which for a cron job is a mail. */
export const asText = ({ width, style }: Page): EventFormat => ({
  header: '',
  show: (event) =>
    `${style.strong(printable(event.domain))}: ${headline(event)}\n${detailsOf(event, width ?? PLAIN_WIDTH, style)}`,
});

export const AS_NDJSON: EventFormat = { header: '', show: (event) => `${printableJson(event)}\n` };

/** A row for each change; other events have one row. */
export const AS_CSV: EventFormat = {
  header: 'id,at,domain,type,kind,path,before,after\n',
  show: (event) => {
    const start = [event.id, event.at, event.domain, event.type];
    return rowsOf(event)
      .map((row) => csvRow([...start, ...row], { raw: false }))
      .join('');
  },
};

function rowsOf(event: WatchEvent): (string | number | null)[][] {
  switch (event.type) {
    case 'changed':
      return event.changes.map(({ kind, path, before, after }) => [
        kind,
        path,
        shownValue(before),
        shownValue(after),
      ]);
    case 'expiring':
      return [[`${event.days} days`, 'expires_on', null, event.expires_on]];
    case 'failing':
      return [[event.code, null, event.since, event.message]];
    case 'recovered':
      return [[null, null, event.since, null]];
    default:
      return [[null, null, null, null]];
  }
}

function headline(event: WatchEvent): string {
  switch (event.type) {
    case 'changed':
      return [...new Set(event.changes.map(({ kind }) => kind))].join(', ');
    case 'available':
      return 'available';
    case 'expiring':
      return printable(expiryOf(event));
    case 'failing':
      return printable(`lookups have failed since ${minute(event.since)}: ${event.message} (${event.code})`);
    case 'recovered':
      return printable(`can be looked up again; lookups failed since ${minute(event.since)}`);
  }
}

function expiryOf({ at, days, expires_on }: Extract<WatchEvent, { type: 'expiring' }>): string {
  const day = expires_on.slice(0, 10);
  if (Date.parse(expires_on) <= Date.parse(at)) return `expired on ${day}`;
  return `expires on ${day}, within ${days} ${days === 1 ? 'day' : 'days'}`;
}

/** `2026-03-01 12:00 UTC`. */
const minute = (iso: string): string => `${iso.slice(0, 16).replace('T', ' ')} UTC`;

const detailsOf = (event: WatchEvent, width: number, style: Style): string =>
  event.type === 'changed'
    ? changesOnPage(event.changes, width - 2, style)
        .split('\n')
        .map((line) => (line === '' ? '' : `  ${line}`))
        .join('\n')
    : '';
