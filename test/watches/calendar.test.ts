import { expect, it } from 'vitest';
import { calendarOf } from '../../src/watches/index.js';

it('writes a calendar of RFC 5545', () => {
  const expiries = [
    {
      domain: 'example.com',
      expires: Date.parse('2027-02-03T04:05:06Z'),
      expiresOn: '2027-02-03T04:05:06+00:00',
      checked: Date.parse('2026-03-01T00:00:00Z'),
    },
  ];
  expect(calendarOf(expiries, [30]).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//port43//watch//EN',
    'CALSCALE:GREGORIAN',
    'X-WR-CALNAME:Domains',
    'BEGIN:VEVENT',
    'UID:example.com.expiry@port43',
    'DTSTAMP:20260301T000000Z',
    'DTSTART;VALUE=DATE:20270203',
    'SUMMARY:example.com expires',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:example.com expires',
    'TRIGGER:-P30D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('folds lines of more than 75 octets, and escapes', () => {
  const domain = `${'\u00fc'.repeat(60)};example,.com`;
  const text = calendarOf([{ domain, expires: 0, expiresOn: null, checked: 0 }], []);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'\u00fc'.repeat(60)}\\;example\\,.com expires`);
});

it('leaves out a date that a calendar has no year for', () => {
  const end = Date.parse('9999-12-31T23:59:59-12:00');
  const expiries = [end, Date.parse('9999-12-31T00:00:00Z'), -62_200_000_000_000].map((expires, index) => ({
    domain: `example-${index}.com`,
    expires,
    expiresOn: null,
    checked: 0,
  }));
  const days = calendarOf(expiries, []).match(/^DTSTART.*$/gm);
  expect(days).toEqual(['DTSTART;VALUE=DATE:99991231']);
});

it('has the day of the registry, whatever day that is in UTC', () => {
  const expiresOn = '2026-10-22T00:00:00+02:00';
  const text = calendarOf(
    [{ domain: 'example.it', expires: Date.parse(expiresOn), expiresOn, checked: 0 }],
    [],
  );
  expect(text).toContain('DTSTART;VALUE=DATE:20261022\r\n');
});
