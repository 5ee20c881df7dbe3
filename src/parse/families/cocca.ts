import { disclaimerLines } from '../disclaimer.js';
import type { DisclaimerFinder, RegistrySpec } from '../module.js';
import { icann } from './icann.js';
import { icannNotice } from './icann-notice.js';

/**
 * CoCCA's registry software, in many small country-code domains: ICANN's labels with some of its own.
 * A free name has a record too, of two lines: `Domain Name` and `Domain Status: No Object Found`.
 * Layouts by year: until 2011 (at some until 2017) `Domain Information`, `Query` and sections of contacts;
 * until 2018 `Domain ID`, `Sponsoring Registrar …` and an `Additional Section`; since then
 * `Registry Domain ID` and `Registrar …`. The legal notice stood above `>>> Last update …` until 2014.
 * The WHOIS server that it prints is the registry's own and leads nowhere.
 */
export function cocca(own: RegistrySpec = {}): RegistrySpec {
  return icann({
    disclaimer: noticeFrom('TERMS OF USE'),
    ...own,
    labels: { ...LABELS, ...own.labels },
    contact: { ...CONTACT, ...own.contact },
    status: { ...STATUSES, ...own.status },
    ignore: [...IGNORED.filter((label) => own.labels?.[label] === undefined), ...(own.ignore ?? [])],
  });
}

const LABELS: RegistrySpec['labels'] = {
  'Sponsoring Registrar URL': 'registrar.url',
  'Additional Section': 'details',
  'Domain Information': 'details',
  Query: 'domain',
  Status: 'status',
  Created: 'created_on',
  Modified: 'updated_on',
  Expires: 'expires_on',
  'Name Servers': 'nameserver',
  'Registrar Information': 'details',
  'Registrar Name': 'registrar.name',
  'Registration URL': 'registrar.url',
  Registrant: 'registrant',
  'Admin Contact': 'admin',
  'Administrative Contact': 'admin',
  'Technical Contact': 'technical',
  'Billing Contact': 'other',
};

/** Fields of the oldest layout's sections. */
const CONTACT: Readonly<Record<string, string>> = {
  Name: 'name',
  Organisation: 'organization',
  Address: 'address',
  'Email Address': 'email',
  'Phone Number': 'phone',
  'Fax Number': 'fax',
};

/** The oldest layout has the notice above the record, or above the words that stand for one. */
const RECORD = /^(?:Domain Information|Domain:|Domain \S+ not found|Your request could not be performed)/u;

/** The notice of all layouts; those above `>>> Last update …` are told by how they begin. */
export function noticeFrom(...openings: readonly string[]): DisclaimerFinder {
  return (lines, text) => {
    const end = lines.findIndex((line) => RECORD.test(text.slice(line.start, line.end)));
    const above = end < 0 ? lines : lines.slice(0, end);
    const found = icannNotice(above, text);
    return found.length > 0 ? found : disclaimerLines(above, text, { from: openings, until: '>>>' });
  };
}

/** States of names that CoCCA prints beside EPP's. */
const STATUSES: RegistrySpec['status'] = {
  'No Object Found': 'available',
  Available: 'available',
  Delegated: 'registered',
  Excluded: 'reserved',
  'Not Open': 'reserved',
  Prohibited: 'reserved',
  'Prohibited String': 'reserved',
  Reserved: 'reserved',
  Restricted: 'reserved',
  'Registry Reserved': 'reserved',
  Premium: 'unavailable',
  Suspended: 'suspended',
  Expired: 'expired',
  'Pending Delete - Restorable': 'redemption',
  'Pending Delete Restorable': 'redemption',
  'Pending Delete - Scheduled For Release': 'pending_delete',
  'Pending Purge': 'pending_delete',
  'This WHOIS server does not have any records for that zone': 'invalid',
};

const of = (role: string, fields: readonly string[]): string[] => fields.map((field) => `${role} ${field}`);

const SERVICE = [
  'Address',
  'Country',
  'Phone',
  'Fax',
  'Abuse Phone',
  'Abuse Email',
  'Customer Service Contact',
  'Customer Service Email',
  'Admin Contact',
  'Admin Email',
  'Technical Contact',
  'Technical Email',
];

const IGNORED: readonly string[] = [
  'WHOIS Server',
  'Registry WHOIS Server',
  ...of('Registrar', SERVICE),
  ...of('Sponsoring Registrar', SERVICE),
  ...Object.keys(CONTACT), // in the billing contact's section
  'Country',
  'Redemption Expiry Date',
  'Notes',
];
