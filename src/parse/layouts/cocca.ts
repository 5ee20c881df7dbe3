import { disclaimerLines } from '../answer/disclaimer.js';
import { extend } from '../read/extend.js';
import type { DisclaimerFinder, RegistrySpec } from '../read/module.js';
import { BLANK } from '../text/lines.js';
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
  const family: RegistrySpec = {
    labels: {
      'Sponsoring Registrar URL | Registration URL': 'registrar.url',
      'Additional Section | Domain Information | Registrar Information': 'details',
      Query: 'domain',
      Status: 'status',
      Created: 'created_on',
      Modified: 'updated_on',
      Expires: 'expires_on',
      'Name Servers': 'nameserver',
      'Registrar Name': 'registrar.name',
      Registrant: 'registrant',
      'Admin Contact | Administrative Contact': 'admin',
      'Technical Contact': 'technical',
      'Billing Contact': 'other',
    },
    contact: { [CONTACT]: 'as named' },
    status: STATUSES,
    ignore: IGNORED,
    disclaimer: noticeFrom('TERMS OF USE'),
  };
  return icann(extend(family, own));
}

/** Fields of the oldest layout's sections, the billing contact's among them. */
const CONTACT = 'Name | Organisation | Address | Email Address | Phone Number | Fax Number';

/** The oldest layout has the notice above the record, or above the words that stand for one. */
const RECORD = /^(?:Domain Information|Domain:|Domain \S+ not found|Your request could not be performed)/u;

/** The notice of all layouts; those above `>>> Last update …` are told by how they begin. */
export function noticeFrom(...openings: readonly string[]): DisclaimerFinder {
  return (lines, text) => {
    const end = lines.findIndex(
      ({ kind, start, end }) =>
        kind !== BLANK && 'DY'.includes(text.charAt(start)) && RECORD.test(text.slice(start, end)),
    );
    const above = end < 0 ? lines : lines.slice(0, end);
    const found = icannNotice(above, text);
    return found.length > 0 ? found : disclaimerLines(above, text, { from: openings, until: '>>>' });
  };
}

/** States of names that CoCCA prints beside EPP's. */
const STATUSES: RegistrySpec['status'] = {
  'No Object Found | Available': 'available',
  Delegated: 'registered',
  'Excluded | Not Open | Prohibited | Prohibited String | Reserved | Restricted': 'reserved',
  'Registry Reserved': 'reserved',
  Premium: 'unavailable',
  Suspended: 'suspended',
  Expired: 'expired',
  'Pending Delete - Restorable | Pending Delete Restorable': 'redemption',
  'Pending Delete - Scheduled For Release | Pending Purge': 'pending_delete',
  'This WHOIS server does not have any records for that zone': 'invalid',
};

const IGNORED = `WHOIS Server | Registry WHOIS Server |
  Registrar Address | Registrar Country | Registrar Phone | Registrar Fax |
  Registrar Abuse Phone | Registrar Abuse Email |
  Registrar Customer Service Contact | Registrar Customer Service Email |
  Registrar Admin Contact | Registrar Admin Email | Registrar Technical Contact | Registrar Technical Email |
  Sponsoring Registrar Address | Sponsoring Registrar Country | Sponsoring Registrar Phone |
  Sponsoring Registrar Fax | Sponsoring Registrar Abuse Phone | Sponsoring Registrar Abuse Email |
  Sponsoring Registrar Customer Service Contact | Sponsoring Registrar Customer Service Email |
  Sponsoring Registrar Admin Contact | Sponsoring Registrar Admin Email |
  Sponsoring Registrar Technical Contact | Sponsoring Registrar Technical Email |
  ${CONTACT} |
  Country | Redemption Expiry Date | Notes`;
