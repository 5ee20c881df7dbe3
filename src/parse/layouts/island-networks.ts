import { extend } from '../read/extend.js';
import type { RegistrySpec } from '../read/module.js';
import { icann } from './icann.js';

/**
 * Island Networks' servers for .gg and .je, and the one that it runs for .as: headings over indented
 * lines today, ICANN's labels or a few of its own before.
 */
export const islandNetworks = (own: RegistrySpec = {}): RegistrySpec => icann(extend(ISLAND_NETWORKS, own));

const ISLAND_NETWORKS: RegistrySpec = {
  says: { available: 'NOT FOUND | No match for {domain}' },
  labels: {
    'Domain | Query': 'domain',
    'Status | Registration status': 'status',
    Created: 'created_on',
    'Relevant dates | Domain Information': 'details',
    'Registrar Information': 'registrar',
    'Sponsoring Registrar URL': 'registrar.url',
    'WHOIS Server': 'referral_whois',
    Registrant: 'registrant',
    'Name servers': 'nameserver',
  },
  contact: { Name: 'name', Organisation: 'organization' },
  registrar: { 'Registrar Name': 'name', 'Registration URL': 'url' },
  ignore: 'Billing ID | Additional Section',
  prefixes: { 'Registered on': 'created_on', 'Registry fee due on': '-', 'Expires on': 'expires_on' },
  status: {
    'Delete Prohibited by Registrar | Update Prohibited by Registrar': 'record',
    'Transfer Prohibited by Registrar | Renewal Prohibited by Registrar': 'record',
    'Delete Prohibited by Registry | Update Prohibited by Registry': 'record',
    'Transfer Prohibited by Registry': 'record',
    'Not Registered': 'available',
    'Registered until cancelled': 'registered',
  },
  disclaimer: {
    from: ['This information is provided', 'This WHOIS information is provided'],
    until: ['>>> Last update', 'Domain Information'],
  },
};
