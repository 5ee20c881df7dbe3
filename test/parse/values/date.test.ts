import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDate } from '../../../src/parse/values/date.js';

const iso = (text: string, zone: string | null = null, order: 'dmy' | 'mdy' | null = null) =>
  readDate(text, zone, order).iso;

describe('every date format of registries', () => {
  it.each([
    ['2011-07-20T16:55:31Z', '2011-07-20T16:55:31+00:00'],
    ['2011-07-20T16:55:31.0Z', '2011-07-20T16:55:31+00:00'],
    ['2011-07-20T16:55:31.123456Z', '2011-07-20T16:55:31+00:00'],
    ['2011-03-30T19:36:27+02:00', '2011-03-30T19:36:27+02:00'],
    ['2011-03-30T19:36:27-00:00', '2011-03-30T19:36:27+00:00'],
    ['2011-03-30T19:36:27+0530', '2011-03-30T19:36:27+05:30'],
    ['2013-04-21 01:05:35', '2013-04-21T01:05:35+00:00'],
    ['2013-04-21 01:05', '2013-04-21T01:05:00+00:00'],
    ['2013-04-21', '2013-04-21T00:00:00+00:00'],
    ['2004.03.04', '2004-03-04T00:00:00+00:00'],
    ['2004/03/04 05:06:07 (JST)', '2004-03-04T05:06:07+09:00'],
    ['2004-Mar-4', '2004-03-04T00:00:00+00:00'],
    ['20040304', '2004-03-04T00:00:00+00:00'],
    ['20040304050607', '2004-03-04T05:06:07+00:00'],
    ['20030304 #162310', '2003-03-04T00:00:00+00:00'],
    ['2004年03月04日', '2004-03-04T00:00:00+00:00'],
    ['2004년 3월 4일', '2004-03-04T00:00:00+00:00'],
    ['14 Agustus 2013', '2013-08-14T00:00:00+00:00'],
    ['14 Desember 2013', '2013-12-14T00:00:00+00:00'],
    ['14-Feb-1999', '1999-02-14T00:00:00+00:00'],
    ['14-feb-1999 10:11:12 UTC', '1999-02-14T10:11:12+00:00'],
    ['14-Feb-99', '1999-02-14T00:00:00+00:00'],
    ['14-Feb-13', '2013-02-14T00:00:00+00:00'],
    ['14 février 2013', '2013-02-14T00:00:00+00:00'],
    ['14 juin 2013', '2013-06-14T00:00:00+00:00'],
    ['14 juillet 2013', '2013-07-14T00:00:00+00:00'],
    ['14 de febrero de 2013', '2013-02-14T00:00:00+00:00'],
    ['14 февраля 2013 г.', '2013-02-14T00:00:00+00:00'],
    ['14 lutego 2013', '2013-02-14T00:00:00+00:00'],
    ['14 Şubat 2013', '2013-02-14T00:00:00+00:00'],
    ['20130214T101112Z', '2013-02-14T10:11:12+00:00'],
    ['hostmaster@example.com 20130214', '2013-02-14T00:00:00+00:00'],
    ['EX-UANIC 20130214101112', '2013-02-14T10:11:12+00:00'],
    ['Managing Registrar 20130214', '2013-02-14T00:00:00+00:00'],
    ['1example@example.com 20130214', '2013-02-14T00:00:00+00:00'],
    ['before 14 February 2013', '2013-02-14T00:00:00+00:00'],
    ['10:11:12 14-Feb-2013', '2013-02-14T10:11:12+00:00'],
    ['on 2013-02-14', '2013-02-14T00:00:00+00:00'],
    ['(2013-02-14)', '2013-02-14T00:00:00+00:00'],
    ['1st of March 2013', '2013-03-01T00:00:00+00:00'],
    ['March 1, 2013', '2013-03-01T00:00:00+00:00'],
    ['Tue Aug 17 12:34:56 UTC 2010', '2010-08-17T12:34:56+00:00'],
    ['Tue Aug 17 2010', '2010-08-17T00:00:00+00:00'],
    ['Wednesday, 17 Aug 2010', '2010-08-17T00:00:00+00:00'],
    ['30.03.2011 07:08:09', '2011-03-30T07:08:09+00:00'],
    ['2013-04-21 01:05:35 PM', '2013-04-21T13:05:35+00:00'],
    ['2013-04-21 24:00:00', '2013-04-22T00:00:00+00:00'],
    ['1985-03-15T05:00:00Z', '1985-03-15T05:00:00+00:00'],
  ])('%s', (text, expected) => {
    expect(iso(text)).toBe(expected);
  });
});

describe('day and month', () => {
  it('are not guessed if they could be swapped', () => {
    expect(readDate('01/02/2013', null, null)).toEqual({ iso: null, ambiguous: true });
    expect(readDate('01-02-2013 10:11:12', null, null)).toEqual({ iso: null, ambiguous: true });
  });

  it('are in the order that the registry declares', () => {
    expect(iso('01/02/2013', null, 'dmy')).toBe('2013-02-01T00:00:00+00:00');
    expect(iso('01/02/2013', null, 'mdy')).toBe('2013-01-02T00:00:00+00:00');
  });

  it('are certain above twelve, if they are equal, and between periods', () => {
    expect(iso('20/03/2015')).toBe('2015-03-20T00:00:00+00:00');
    expect(iso('03/20/2015')).toBe('2015-03-20T00:00:00+00:00');
    expect(iso('03/20/2015', null, 'dmy')).toBe('2015-03-20T00:00:00+00:00');
    expect(iso('03/03/2015')).toBe('2015-03-03T00:00:00+00:00');
    expect(iso('01.02.2015')).toBe('2015-02-01T00:00:00+00:00');
    expect(iso('01.02.2015', null, 'mdy')).toBe('2015-02-01T00:00:00+00:00');
  });
});

describe('zones', () => {
  it.each([
    ['2010-12-01 12:00:00', 'Europe/Moscow', '+03:00'],
    ['2012-12-01 12:00:00', 'Europe/Moscow', '+04:00'],
    ['2014-12-01 12:00:00', 'Europe/Moscow', '+03:00'],
    ['2012-12-01 12:00:00 MSK', null, '+04:00'],
    ['2015-12-01 12:00:00 MSK', 'Asia/Tokyo', '+03:00'],
    ['2015-12-01 12:00:00 CEST', null, '+02:00'],
    ['2015-12-01 12:00:00 GMT+3', null, '+03:00'],
    ['2015-07-01', 'America/Toronto', '-04:00'],
    ['2015-01-01', 'America/Toronto', '-05:00'],
    ['2015-01-01', 'Asia/Colombo', '+05:30'],
    ['2015-07-01T00:00:00Z', 'America/Toronto', '+00:00'],
  ])('%s in %s is at %s', (text, zone, offset) => {
    expect(iso(text, zone)?.slice(19)).toBe(offset);
  });

  it('change at their hour, not at midnight', () => {
    expect(iso('2015-03-29 01:59:59', 'Europe/Paris')).toBe('2015-03-29T01:59:59+01:00');
    expect(iso('2015-03-29 03:00:00', 'Europe/Paris')).toBe('2015-03-29T03:00:00+02:00');
    expect(iso('2015-10-25 01:59:59', 'Europe/Paris')).toBe('2015-10-25T01:59:59+02:00');
    expect(iso('2015-10-25 03:00:00', 'Europe/Paris')).toBe('2015-10-25T03:00:00+01:00');
  });

  it('give a skipped or repeated time the offset before the change', () => {
    expect(iso('2015-03-29 02:30:00', 'Europe/Paris')).toBe('2015-03-29T02:30:00+01:00');
    expect(iso('2015-10-25 02:30:00', 'Europe/Paris')).toBe('2015-10-25T02:30:00+02:00');
  });
});

it.each([
  '',
  'none',
  '2013-02-29',
  '2013-13-01',
  '2013-00-10',
  '31.04.2013',
  '2013-04-21 25:00:00',
  '2013-04-21 10:61:00',
  '0000-00-00',
  '0000-00-00 00:00:00',
  '0001-01-01T00:00:00Z',
  '1899-12-30',
  '1970-01-01 00:00:00',
  '32-Jan-2013',
  '14-Foo-2013',
  '21/13/2013',
])('%j is not a date', (text) => {
  expect(readDate(text, null, 'dmy')).toEqual({ iso: null, ambiguous: false });
});

it('any text gives null or an ISO 8601 time', { tags: 'slow' }, () => {
  const date = fc
    .tuple(
      fc.nat({ max: 2100 }),
      fc.nat({ max: 13 }),
      fc.nat({ max: 32 }),
      fc.constantFrom('-', '/', '.', ' '),
      fc.constantFrom('', ' 10:11:12', 'T23:59:60Z', 'T24:00:00+14:00', ' 1:2', ' 12:00:00 MSK'),
    )
    .chain(([year, month, day, sep, time]) => {
      const y = `${year}`.padStart(4, '0');
      const m = `${month}`.padStart(2, '0');
      const d = `${day}`.padStart(2, '0');
      return fc.constantFrom([y, m, d], [d, m, y], [d, 'Dec', y]).map((parts) => parts.join(sep) + time);
    });
  const text = fc.oneof(date, fc.string({ unit: 'binary', maxLength: 60 }));
  const zone = fc.constantFrom(null, 'Europe/Moscow', 'Asia/Tehran', 'Africa/Casablanca', 'Europe/Dublin');
  fc.assert(
    fc.property(
      text,
      zone,
      fc.constantFrom('dmy' as const, 'mdy' as const, null),
      (value, zoneName, order) => {
        const found = readDate(value, zoneName, order);
        if (found.iso === null) return;
        expect(found.ambiguous).toBe(false);
        expect(found.iso).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/u);
        expect(Date.parse(found.iso)).not.toBeNaN();
      },
    ),
    { numRuns: 2000 },
  );
});
