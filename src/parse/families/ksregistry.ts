import type { RegistrySpec } from '../module.js';
import type { Role, Target } from '../target.js';
import { icann } from './icann.js';

/**
 * KSregistry's software (.gd, .vg, formerly .dm and .tc): labels in small letters, contacts as `owner-name`,
 * the notice above as comments. Its times are UTC: what .dm printed later with a `Z` are the same.
 */
export function ksregistry(own: RegistrySpec = {}): RegistrySpec {
  return icann({
    disclaimer: { until: 'Please register' },
    ...own,
    says: {
      ...own.says,
      available: ['not found...', ...(own.says?.available ?? [])],
      reserved: ['RESTRICTED - {…}', 'RESERVED - {…}', ...(own.says?.reserved ?? [])],
    },
    labels: { ...LABELS, ...own.labels },
    ignore: `${BILLING} | ${own.ignore ?? ''}`,
  });
}

const BILLING = `billing-contact | billing-organization | billing-name | billing-street | billing-city |
  billing-zip | billing-state | billing-country | billing-phone | billing-fax | billing-email`;

const contact = (prefix: string, role: Role): Record<string, Target> => ({
  [`${prefix}-contact`]: `${role}.id`,
  [`${prefix}-organization`]: `${role}.organization`,
  [`${prefix}-name`]: `${role}.name`,
  [`${prefix}-street`]: `${role}.address`,
  [`${prefix}-city`]: `${role}.city`,
  [`${prefix}-zip`]: `${role}.zip`,
  [`${prefix}-state`]: `${role}.state`,
  [`${prefix}-country`]: `${role}.country`,
  [`${prefix}-phone`]: `${role}.phone`,
  [`${prefix}-fax`]: `${role}.fax`,
  [`${prefix}-email`]: `${role}.email`,
});

const LABELS: RegistrySpec['labels'] = {
  'domain name': 'domain',
  registrar: 'registrar.name',
  url: 'registrar.url',
  status: 'status',
  'created date': 'created_on',
  'updated date': 'updated_on',
  'expiration date': 'expires_on',
  ...contact('owner', 'registrant'),
  ...contact('admin', 'admin'),
  ...contact('tech', 'technical'),
  nameserver: 'nameserver',
};
