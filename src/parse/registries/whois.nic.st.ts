import type { Draft } from '../read/draft.js';
import { registry } from '../read/layout.js';
import type { Line } from '../text/lines.js';

/**
 * São Tomé: the registry's record and, below its notice, the registrar's in the same response. The first has days, the second days and
 * times.
 */
export default registry({
  suffixes: ['st'],
  phrases: { available: 'No entries found for domain {domain}' },
  labels: {
    domain: 'Domain Name | DOMAIN',
    'registrar.name': 'Registrar | REGISTRATION-SERVICE-PROVIDER',
    'registrar.url': 'URL',
    nameserver: 'Name Server | nameserver',
    status: 'Status',
    created_on: 'Creation Date | created-date',
    updated_on: 'Updated Date | updated-date',
    expires_on: 'Expiration Date | expiration-date',
  },
  roles: { registrant: 'registrant-*', admin: 'admin-*', technical: 'tech-*', billing: 'billing-*' },
  contact: {
    organization: 'organization',
    name: 'name',
    address: 'street',
    city: 'city',
    state: 'state',
    zip: 'zip',
    country: 'country',
    phone: 'phone',
    fax: 'fax',
    email: 'email',
  },
  disclaimer: { from: 'The data in the ST Registry', until: 'DOMAIN:' },
  postprocess: takeTimes,
});

/** `created-date: 2004-06-18 18:41:14` in the registrar's record counts, rather than the day in the registry's. */
function takeTimes(draft: Draft, lines: readonly Line[]): void {
  const last = (label: string) => lines.findLast((line) => line.label === label && line.value !== '')?.value;
  draft.created_on = last('created-date') ?? draft.created_on;
  draft.updated_on = last('updated-date') ?? draft.updated_on;
  draft.expires_on = last('expiration-date') ?? draft.expires_on;
}
