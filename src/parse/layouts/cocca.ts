import { icannNotice } from '../answer/notice.js';
import { layout } from '../read/layout.js';
import { ICANN } from './icann.js';

/**
 * CoCCA's registry software, used by many small country-code domains: ICANN's labels with some of its own. A free name has a record, too,
 * of two lines: `Domain Name` and `Domain Status: No Object Found`. Layouts by year: until 2011 (at some registries until 2017) `Domain
 * Information`, `Query` and sections of contacts; until 2018 `Domain ID`, `Sponsoring Registrar …` and an `Additional Section`; since then
 * `Registry Domain ID` and `Registrar …`. The legal notice was above `>>> Last update …` until 2014. The WHOIS server in the record is the
 * registry's own, not a referral.
 */
export const COCCA = layout({
  on: ICANN,
  beside: '{1-1} Helpdesk {1-1} {1-2}',
  labels: {
    'registrar.url': 'Sponsoring Registrar URL | Registration URL',
    details: 'Additional Section | Domain Information',
    domain: 'Query',
    created_on: 'Created',
    updated_on: 'Modified',
    expires_on: 'Expires',
    nameserver: 'Name Servers',
    registrar: 'Registrar Information',
    'registrar.name': 'Registrar Name',
    registrant: 'Registrant',
    admin: 'Admin Contact | Administrative Contact',
    technical: 'Technical Contact',
    'registrar.address': `
      Registrar Address | Registrar Country | Sponsoring Registrar Address | Sponsoring Registrar Country
    `,
    'registrar.phone': 'Registrar Phone | Sponsoring Registrar Phone',
    'abuse.phone': 'Registrar Abuse Phone | Sponsoring Registrar Abuse Phone',
    'abuse.email': 'Registrar Abuse Email | Sponsoring Registrar Abuse Email',
    'registrar.email': 'Registrar Customer Service Email | Sponsoring Registrar Customer Service Email',
    '-': `
      WHOIS Server | Registry WHOIS Server | Registrar Fax | Registrar Customer Service Contact |
      Registrar Admin Contact | Registrar Admin Email | Registrar Technical Contact |
      Sponsoring Registrar Fax | Sponsoring Registrar Customer Service Contact |
      Sponsoring Registrar Admin Contact | Sponsoring Registrar Admin Email |
      Sponsoring Registrar Technical Contact | Name | Organisation | Address | Email Address |
      Phone Number | Fax Number | Country | Redemption Expiry Date | Notes
    `,
  },
  contact: { organization: 'Organisation', email: 'Email Address', fax: 'Fax Number' },
  status: {
    available: 'No Object Found | Available',
    reserved: 'Excluded | Prohibited String',
    suspended: 'Suspended',
    redemption: 'Pending Delete - Restorable',
    invalid: 'This WHOIS server does not have any records for that zone',
  },
  disclaimer: [icannNotice, { from: 'TERMS OF USE', until: ['>>>', 'Domain'] }],
});
