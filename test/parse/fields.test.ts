import { describe, expect, it } from 'vitest';
import { nameBesideMailbox } from '../../src/parse/registries/whois.twnic.net.tw.js';
import {
  above,
  asWell,
  below,
  byForm,
  contactLines,
  contactPoints,
  country,
  ending,
  once,
  opening,
  spelled,
  top,
  when,
  without,
} from '../../src/parse/values/contact-lines.js';

describe('the end of an address', () => {
  const read = contactLines(ending(/^(?<zip>\d{4}) (?<city>.{1,80})(?:\n(?<country>[A-Z]{2}))?$/u));

  it('is separated from the street', () => {
    expect(read(['1 Example Street', '9999 Suite', '1234 Example Town', 'NZ'])).toEqual({
      address: '1 Example Street\n9999 Suite',
      zip: '1234',
      city: 'Example Town',
      country: 'NZ',
    });
    expect(read(['1234 Example Town'])).toMatchObject({ address: '', zip: '1234', city: 'Example Town' });
  });

  it('stays in the address if it has another form', () => {
    expect(read(['1 Example Street', 'Example Town 1234'])).toEqual({
      address: '1 Example Street\nExample Town 1234',
    });
    expect(read([])).toEqual({ address: '' });
  });

  it('is only searched for in the last lines, however many there are', () => {
    const lines = [...Array(100_000).fill('1234 Example Town'), 'no ending'];
    expect(read(lines).zip).toBeUndefined();
  });

  it('may start within a line', () => {
    const town = contactLines(ending(/^(?:(?<address>.{0,200}), )?(?<city>[^,]{1,80})$/u));
    expect(town(['Suite 9', '1 Example Street, Sampleton'])).toEqual({
      address: 'Suite 9\n1 Example Street',
      city: 'Sampleton',
    });
    expect(town(['Suite 9', 'Sampleton'])).toEqual({ address: 'Suite 9', city: 'Sampleton' });
  });

  it('has the first form that matches, and may skip lines', () => {
    const forms = [/^(?<city>\D{1,80})\n(?<zip>\d{4})$/u, /^(?<city>\D{1,80})$/u];
    expect(contactLines(ending(...forms))(['Example Town', '1234'])).toMatchObject({ zip: '1234' });
    expect(contactLines(below(1, ending(...forms)))(['Example Town', '1234'])).toEqual({
      address: 'Example Town\n1234',
    });
  });
});

describe('the lines of a contact', () => {
  it('are taken from both ends, and the rest is the address', () => {
    const read = contactLines(opening(/^(?<id>EX\d{1,9})$/u), top('name', 'organization'), country);
    const lines = ['EX1', 'Example Person', 'Example Ltd', '1 Example Street', 'Sampleton', 'Belgium'];
    expect(read(lines)).toEqual({
      id: 'EX1',
      name: 'Example Person',
      organization: 'Example Ltd',
      address: '1 Example Street\nSampleton',
      country: 'Belgium',
    });
    expect(read(lines.slice(1)).id).toBeUndefined();
    expect(read([])).toEqual({ name: '', organization: '', address: '' });
  });

  it('stay in the address as well if the registry prints it that way', () => {
    expect(contactLines(asWell(country))(['1 Example Street', 'BE'])).toEqual({
      address: '1 Example Street\nBE',
      country: 'BE',
    });
  });

  it('are recognized by the lines below them', () => {
    const read = contactLines(above(/@/u, 'name', 'surname', 'organization'), contactPoints);
    expect(read(['Jane', 'Example', 'jane@example.com', '1 Example Street'])).toEqual({
      name: 'Jane Example',
      organization: '',
      email: 'jane@example.com',
      address: '1 Example Street',
    });
    expect(read(['1 Example Street'])).toMatchObject({ name: '', address: '1 Example Street' });
  });

  it('may have placeholders and other spellings', () => {
    const read = contactLines(
      spelled(/^n\/a$/u, ''),
      spelled(/ \[at\] /u, '@'),
      top('name', 'organization', 'email'),
      without(/^hidden$/u),
      once,
    );
    expect(read(['Jane', 'n/a', 'jane [at] example.com', 'n/a', 'hidden', 'Road', 'Road'])).toEqual({
      name: 'Jane',
      organization: '',
      email: 'jane@example.com',
      address: 'Road',
    });
  });

  it('include an organization if the fields before say so', () => {
    const read = contactLines(
      byForm({ email: /@/u }),
      top('name'),
      when({ found: ['email'] }, top('organization')),
    );
    expect(read(['Jane', 'Example Ltd', 'jane@example.com'])).toMatchObject({ organization: 'Example Ltd' });
    expect(read(['Example Ltd', '1 Example Street'])).toEqual({
      name: 'Example Ltd',
      address: '1 Example Street',
    });
  });
});

describe('a name next to its email address', () => {
  const read = contactLines(nameBesideMailbox);

  it('has its organization above, in one language or in two', () => {
    expect(read(['範例有限公司', 'Example Co., Ltd.', 'Jane Doe  jane@example.tw', 'Road'])).toEqual({
      organization: '範例有限公司 Example Co., Ltd.',
      name: 'Jane Doe',
      email: 'jane@example.tw',
      address: 'Road',
    });
    expect(read(['範例有限公司', 'Example Co., Ltd.', 'Road'])).toEqual({
      organization: '範例有限公司 Example Co., Ltd.',
      address: 'Road',
    });
  });

  it('has no organization if only the email address is below', () => {
    expect(read(['Jane Doe', 'jane@example.tw'])).toMatchObject({ name: 'Jane Doe' });
    expect(read(['(Redacted for privacy)'])).toEqual({ name: '(Redacted for privacy)', address: '' });
  });
});

describe('lines recognized by their form', () => {
  const read = contactLines(byForm({ email: /@/u, 'phone | fax': /^\+[\d.]{5,20}$/u }));

  it('are the first empty field', () => {
    expect(read(['Example Holdings Ltd', '+1.2025550123', 'host@example.com', '+1.2025550124'])).toEqual({
      phone: '+1.2025550123',
      fax: '+1.2025550124',
      email: 'host@example.com',
      address: 'Example Holdings Ltd',
    });
  });

  it('are skipped if their fields are filled', () => {
    expect(read(['one@example.com', 'other@example.com', '1 Example Street'])).toEqual({
      email: 'one@example.com',
      address: '1 Example Street',
    });
  });

  it('give the group that the pattern names', () => {
    expect(contactLines(byForm({ phone: /^\(Tel\) (.{0,60})$/u }))(['(Tel) +1.2025550123'])).toEqual({
      phone: '+1.2025550123',
      address: '',
    });
  });
});
