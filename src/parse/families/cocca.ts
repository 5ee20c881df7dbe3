import type { DisclaimerSpec, RegistrySpec } from '../module.js';
import { icann } from './icann.js';

/**
 * CoCCA's registry software, in many small country-code domains: ICANN's labels with some of its own.
 * A free name has a record too, of two lines: `Domain Name` and `Domain Status: No Object Found`.
 * Layouts by year: until 2018 `Domain ID`, `Sponsoring Registrar …` and an `Additional Section`; since
 * then `Registry Domain ID`, `Registrar …`; the legal notice stood above `>>> Last update …` until 2014.
 * The WHOIS server that it prints is the registry's own and leads nowhere.
 */
export function cocca(own: RegistrySpec = {}): RegistrySpec {
  return icann({
    disclaimer: TERMS_OF_USE,
    ...own,
    labels: {
      'Sponsoring Registrar URL': 'registrar.url',
      'Additional Section': 'details',
      ...own.labels,
    },
    status: { ...STATUSES, ...own.status },
    ignore: [...IGNORED, ...(own.ignore ?? [])],
  });
}

const TERMS_OF_USE: DisclaimerSpec = { from: 'TERMS OF USE', until: '>>>' };

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
};

const of = (role: string, fields: readonly string[]): string[] => fields.map((field) => `${role} ${field}`);

const CONTACT = [
  'ID',
  'Name',
  'Organization',
  'Street',
  'City',
  'State/Province',
  'Postal Code',
  'Country',
  'Phone',
  'Phone Ext',
  'Fax',
  'Fax Ext',
  'Email',
];

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
  'Registry Billing ID',
  ...of('Billing', CONTACT),
  ...of('Registrar', SERVICE),
  ...of('Sponsoring Registrar', SERVICE),
  'Redemption Expiry Date',
  'Notes',
];
