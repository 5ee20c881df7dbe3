import { describe, expect, it } from 'vitest';
import { parse } from '../support/bundled-parser.js';

/**
 * Records as a server could print them that nobody has seen: each way to set labels off, with each way to say whose the
 * fields of a contact are, and each way to list nameservers.
 */

type Print = (label: string, value: string, indent?: string) => string[];

const WIDTH = 36;

const between =
  (sign: string): Print =>
  (label, value, indent = '') => [`${indent}${label}${sign}${value}`];

const SEPARATORS: Record<string, Print> = {
  'a colon': between(': '),
  'a colon between blanks': between(' : '),
  'a colon and nothing else': between(':'),
  'a colon and a tab': between(':\t'),
  'a full-width colon': between('：'),
  'a tab': between('\t'),
  'an equals sign': between('='),
  'an equals sign between blanks': between(' = '),
  'an arrow': between(' => '),
  'a thin arrow': between(' -> '),
  'a colon, values in a column': (label, value, indent = '') => [
    `${indent}${`${label}:`.padEnd(WIDTH)}${value}`,
  ],
  'blanks alone, values in a column': (label, value, indent = '') => [
    `${indent}${label.padEnd(WIDTH)}${value}`,
  ],
  'leaders and a colon': (label, value, indent = '') => [`${indent}${label.padEnd(WIDTH, '.')}: ${value}`],
  'leaders alone': (label, value, indent = '') => [`${indent}${`${label} `.padEnd(WIDTH, '.')} ${value}`],
  'leaders with blanks between': (label, value, indent = '') => [
    `${indent}${label}${' .'.repeat((WIDTH - label.length) >> 1)} : ${value}`,
  ],
  'bars, as a table': (label, value, indent = '') => [`${indent}| ${label.padEnd(WIDTH)} | ${value} |`],
  'a bar': between(' | '),
  brackets: (label, value, indent = '') => [`${indent}${`[${label}]`.padEnd(WIDTH)}${value}`],
  'a line of its own': (label, value, indent = '') => [`${indent}${label}:`, `${indent}${value}`],
};

const HOLDER = {
  Name: 'Jane Example',
  Organization: 'Example Works Ltd',
  Street: '1 Example Street',
  City: 'Exampleton',
  'Postal Code': '12345',
  Country: 'US',
  Phone: '+1.2025550123',
  Email: 'jane@example.org',
};
const TECHNICAL = {
  Name: 'John Sample',
  Organization: 'Sample Hosting Inc',
  Street: '22 Sample Road',
  City: 'Sampleville',
  'Postal Code': '54321',
  Country: 'DE',
  Phone: '+1.2025550199',
  Email: 'john@mail.example',
};

type Contact = typeof HOLDER;

const fieldsOf = (print: Print, contact: Partial<Contact>, indent?: string): string[] =>
  Object.entries(contact).flatMap(([label, value]) => print(label, value, indent));

const headed =
  (...heading: ((role: string) => string)[]) =>
  (print: Print, role: string, contact: Contact): string[] => [
    '',
    ...heading.map((line) => line(role)),
    ...fieldsOf(print, contact),
  ];

const indented =
  (heading: (role: string) => string) =>
  (print: Print, role: string, contact: Contact): string[] => [
    '',
    heading(role),
    ...fieldsOf(print, contact, '   '),
  ];

const SECTIONS: Record<string, (print: Print, role: string, contact: Contact) => string[]> = {
  'in each label': (print, role, contact) =>
    Object.entries(contact).flatMap(([label, value]) => print(`${role} ${label}`, value)),
  'in a heading': headed((role) => `${role}:`),
  'in a heading over deeper lines': indented((role) => `${role}:`),
  'in a heading without a colon over deeper lines': indented((role) => role),
  'in a heading of several words': headed((role) => `${role} Contact Information:`),
  'in capitals': headed((role) => role.toUpperCase()),
  'in brackets': headed((role) => `[${role}]`),
  'between dashes': headed((role) => `--- ${role} ---`),
  'between number signs': headed((role) => `### ${role} ###`),
  'between equals signs': headed((role) => `== ${role} ==`),
  'in an underlined heading': headed(
    (role) => role,
    (role) => '-'.repeat(role.length),
  ),
  'between rulers': headed(
    () => '-'.repeat(WIDTH),
    (role) => role,
    () => '-'.repeat(WIDTH),
  ),
  'by the name, above the other fields': (print, role, { Name, ...fields }) => [
    '',
    ...print(role, Name),
    ...fieldsOf(print, fields),
  ],
};

const LISTS: Record<string, (print: Print) => string[]> = {
  'each with its label': (print) =>
    ['ns1', 'ns2'].flatMap((host) => print('Name Server', `${host}.example.net`)),
  'each with a label that counts': (print) =>
    ['ns1', 'ns2'].flatMap((host, at) => print(`Nameserver ${at + 1}`, `${host}.example.net`)),
  'in one line': (print) => print('Nameservers', 'ns1.example.net, ns2.example.net'),
  'as the first and the second': (print) => [
    ...print('Primary DNS', 'ns1.example.net'),
    ...print('Secondary DNS', 'ns2.example.net (192.0.2.2)'),
  ],
  'below a heading': () => ['', 'Name Servers:', '   ns1.example.net', '   ns2.example.net'],
  'below a heading, no deeper': () => ['', 'Nameservers:', 'ns1.example.net', 'ns2.example.net'],
  'below a heading without a colon, with addresses': () => [
    '',
    'Domain servers in listed order',
    '   ns1.example.net  192.0.2.1',
    '   ns2.example.net  192.0.2.2',
  ],
};

const recordOf = (print: Print, section: (typeof SECTIONS)[string], list: (typeof LISTS)[string]): string =>
  [
    ...print('Domain Name', 'example.com'),
    ...print('Registrar', 'Example Registrar Inc'),
    ...print('Status', 'ok'),
    ...print('Created', '2010-05-04'),
    ...print('Last Modified', '28 March 2024'),
    ...print('Expires', '04.05.2027'),
    ...section(print, 'Registrant', HOLDER),
    ...section(print, 'Technical', TECHNICAL),
    '',
    ...list(print),
    '',
  ].join('\n');

const contactOf = (contact: Contact) => ({
  name: contact.Name,
  organization: contact.Organization,
  address: contact.Street,
  city: contact.City,
  zip: contact['Postal Code'],
  country_code: contact.Country,
  phone: contact.Phone,
  email: contact.Email,
});

describe.each(Object.entries(SEPARATORS))('a record with labels separated by %s', (_, print) => {
  it.each(Object.entries(SECTIONS))('and contacts named %s is read completely', (_, section) => {
    for (const [name, list] of Object.entries(LISTS)) {
      const text = recordOf(print, section, list);
      const properties = parse([{ host: 'whois.unknown.example', body: text }], { domain: 'example.com' });
      expect(properties, `${name}:\n${text}`).toMatchObject({
        status: 'registered',
        registrar: { name: 'Example Registrar Inc' },
        created_on: '2010-05-04T00:00:00+00:00',
        updated_on: '2024-03-28T00:00:00+00:00',
        expires_on: '2027-05-04T00:00:00+00:00',
        registrant_contacts: [contactOf(HOLDER)],
        technical_contacts: [contactOf(TECHNICAL)],
        nameservers: [{ name: 'ns1.example.net' }, { name: 'ns2.example.net' }],
      });
    }
  });
});
