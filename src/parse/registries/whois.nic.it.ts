import type { Draft } from '../read/draft.js';
import { registry } from '../read/layout.js';
import { below, contactLines, ending } from '../values/contact-lines.js';

/** Street, town, postal code, province, country. If there are four lines, the province or the postal code is missing. */
const FIVE_LINES = /^(?<city>.{1,200})\n(?<zip>.{1,200})\n(?<state>.{1,200})\n(?<country>.{1,200})$/u;

const FOUR_LINES =
  /^(?<city>.{1,200})\n(?:(?<zip>\D{0,40}\d.{0,200})|(?<state>.{1,200}))\n(?<country>.{1,200})$/u;

/** Registro .it: indented sections under headings without a colon, addresses over five lines. */
export default registry({
  suffixes: ['it'],
  marks: ['* Please note that the following result could be a subgroup'],
  phrases: { failed: 'Service temporarily unavailable', invalid: 'Invalid domain{…}' },
  labels: {
    domain: 'Domain',
    status: 'Status',
    created_on: 'Created',
    updated_on: 'Last Update',
    expires_on: 'Expire Date',
    registrant: 'Registrant',
    admin: 'Admin Contact',
    technical: 'Technical Contacts',
    registrar: 'Registrar',
    nameserver: 'Nameservers',
    'dnssec.signed': 'Signed | DNSSEC',
  },
  contact: {
    id: 'ContactID',
    name: 'Name',
    organization: 'Organization',
    address: 'Address',
    created_on: 'Created',
    updated_on: 'Last Update',
  },
  registrar: { organization: 'Organization', name: 'Name', url: 'Web', '-': 'DNSSEC' },
  status: {
    inactive: 'inactive | noRegistrar | NO-REGISTRAR',
    registered: 'NO-PROVIDER | challenged',
    redemption: 'pendingDelete / pendingDelete | PENDING-DELETE',
  },
  address: contactLines(below(1, ending(FIVE_LINES, FOUR_LINES))),
  disclaimer: { mark: '*' },
  fallback: { 'registrar.id': 'registrar.name' },
  postprocess: takeOrganizations,
});

/**
 * Contacts with handles of the old database, `EX123-ITNIC`, have their organization in the first line of the address,
 * where that has no number.
 */
export function takeOrganizations({ registrant, admin, technical }: Draft): void {
  for (const contact of [...registrant, ...admin, ...technical]) {
    const [first = '', ...street] = contact.address?.split('\n') ?? [];
    if (contact.organization !== null || street.length === 0 || /\d/u.test(first)) continue;
    if (contact.id?.endsWith('-ITNIC') !== true) continue;
    contact.organization = first;
    contact.address = street.join('\n');
  }
}
