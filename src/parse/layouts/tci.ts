import type { RegistrySpec } from '../read/module.js';
import { nameIsId } from './name-is-id.js';

/**
 * The Russian registries' layout: a record in one paragraph, whose `org` or `person` is the holder,
 * called the domain's administrator. `admin-contact` is the address of a form.
 */
export const tci = (): RegistrySpec => ({
  // Its times end in Z today; days before 2015 are Moscow's.
  zone: 'Europe/Moscow',
  says: {
    available: 'No entries found for the selected source(s) | No entries found',
    throttled: 'You have exceeded allowed connection rate{…} | Exceeded allowed connection rate{…}',
  },
  labels: {
    domain: 'domain',
    nserver: 'nameserver',
    state: 'status',
    org: 'registrant.organization',
    person: 'registrant.name',
    phone: 'registrant.phone',
    'fax-no': 'registrant.fax',
    'e-mail': 'registrant.email',
    registrar: 'registrar.name',
    'registrar id': 'registrar.id',
    created: 'created_on',
    'paid-till': 'expires_on',
  },
  ignore: 'admin-contact | taxpayer-id | free-date | source | type | descr | remark | p_person | nic-hdl',
  prefixes: { 'Last updated on': '-' },
  status: { 'NOT DELEGATED': 'registered' },
  disclaimer: {},
  finish(draft) {
    if (draft.admin.length === 0) draft.admin.push(...draft.registrant);
    nameIsId(draft);
  },
});
