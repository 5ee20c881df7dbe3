import { layout } from '../read/layout.js';
import { ICANN } from './icann.js';

/**
 * Island Networks' servers for .gg and .je, and the one that it operates for .as: headings over indented lines today, formerly ICANN's
 * labels or a few of its own.
 */
export const ISLAND_NETWORKS = layout({
  on: ICANN,
  beside: `
    {…}(d) make excessive queries |
    (a) use data obtained from this server for advertising; | (b) repackage, reuse or redistribute the data; | (c) obscure, remove or hide any or all of this notice; or | (d) make excessive queries | whose registered office is at {…}
  `,
  labels: {
    domain: 'Domain | Query',
    status: 'Registration status',
    created_on: 'Created',
    details: 'Relevant dates | Domain Information',
    registrar: 'Registrar Information',
    'registrar.url': 'Sponsoring Registrar URL',
    registrant: 'Registrant',
    nameserver: 'Name servers',
    '-': 'Additional Section',
  },
  contact: { organization: 'Organisation' },
  registrar: { name: 'Registrar Name', url: 'Registration URL' },
  prefixes: { created_on: 'Registered on', '-': 'Registry fee due on' },
  status: {
    record: `
      Delete Prohibited by Registrar | Update Prohibited by Registrar | Transfer Prohibited by Registrar |
      Renewal Prohibited by Registrar | Delete Prohibited by Registry | Update Prohibited by Registry |
      Transfer Prohibited by Registry
    `,
    available: 'Not Registered',
    registered: 'Registered until cancelled',
  },
  disclaimer: {
    from: ['This information is provided', 'This WHOIS information is provided'],
    until: ['>>> Last update', 'Domain Information'],
  },
});
