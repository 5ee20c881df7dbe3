/** The end of a registration, in a calendar. */
export interface Expiry {
  domain: string;
  /** In ms since 1970. */
  expires: number;
  /** The same as the record has it, whose day is that of the registry's time zone; null if it is not known. */
  expiresOn: string | null;
  /** When the record was last looked up, in ms since 1970. */
  checked: number;
}

/** An iCalendar file (RFC 5545) with the end of each registration, and reminders so many days before it. */
export function calendarOf(expiries: readonly Expiry[], days: readonly number[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//port43//watch//EN',
    'CALSCALE:GREGORIAN',
    'X-WR-CALNAME:Domains',
    ...expiries.filter(hasYear).flatMap((expiry) => eventLines(expiry, days)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Years have four digits. With another one, which a server may print, programs reject the whole calendar. */
const hasYear = ({ expires }: Expiry): boolean => /^\d{4}-/.test(new Date(expires).toISOString());

function eventLines({ domain, expires, expiresOn, checked }: Expiry, days: readonly number[]): string[] {
  const title = escaped(`${domain} expires`);
  return [
    'BEGIN:VEVENT',
    // The same event after a renewal: it moves.
    `UID:${escaped(domain)}.expiry@port43`,
    `DTSTAMP:${stamp(checked)}`,
    `DTSTART;VALUE=DATE:${dayOf(expiresOn ?? stamp(expires))}`,
    `SUMMARY:${title}`,
    'TRANSP:TRANSPARENT',
    ...days.flatMap((each) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${title}`,
      `TRIGGER:-P${each}D`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ];
}

/** `20270203`. */
const dayOf = (time: string): string => time.replaceAll('-', '').slice(0, 8);

/** `20270203T040506Z`. */
const stamp = (time: number): string => new Date(time).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** RFC 5545 section 3.3.11. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Lines have at most 75 octets; what follows begins with a blank (RFC 5545 section 3.1). */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > 75) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}
