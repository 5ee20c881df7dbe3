import { layout } from '../read/layout.js';
import { contactLines, ending } from '../values/contact-lines.js';

/** Traficom's server for .fi, and also for .ax: dotted leaders below headings without a colon. */
export const TRAFICOM = layout({
  phrases: { available: 'Domain not found', reserved: 'Domain not available' },
  labels: {
    domain: 'domain',
    status: 'status',
    created_on: 'created',
    updated_on: 'modified',
    expires_on: 'expires',
    nameserver: 'Nameservers | nserver',
    registrant: 'Holder',
    admin: 'Admin',
    technical: 'Tech',
    registrar: 'Registrar',
    'dnssec.signed': 'DNSSEC',
    'event.transfer': 'holder transfer',
    'event.release': 'available',
    '-': 'RegistryLock',
  },
  contact: {
    name: 'name',
    address: 'address',
    city: 'city',
    country: 'country',
    phone: 'phone',
    // The registrant's number in the register of companies.
    id: 'register number',
    zip: 'postal',
    email: 'email | holder email',
  },
  registrar: { name: 'registrar', url: 'www' },
  status: {
    registered: 'Registered | Granted | Grace Period',
    expired: 'Validity expired',
    inactive: 'Not in use',
  },
  // Before 2021, the postal code and the town were the last two lines of the address.
  address: contactLines(ending(/^(?<zip>(?:[A-Z]{1,2}-?)?\d[\dA-Z -]{2,9})\n(?<city>.{1,200})$/u)),
});
