import { contactLines, ending } from '../layouts/contact-lines.js';
import { below } from '../layouts/contact-steps.js';
import { inTurn } from '../layouts/in-turn.js';
import { nameIsId } from '../layouts/name-is-id.js';
import { organizationAboveStreet } from '../layouts/organization-above-street.js';
import { registry } from '../read/registry.js';

/** Registro .it: indented sections under headings without a colon, addresses over five lines. */
export default registry({
  suffixes: ['it'],
  marks: ['* Please note that the following result could be a subgroup'],
  spec: () => ({
    says: { failed: 'Service temporarily unavailable', invalid: 'Invalid domain{…}' },
    labels: {
      'Domain | Status | Created | Last Update | Expire Date | Registrant | Admin Contact': 'as named',
      'Technical Contacts | Registrar | Nameservers': 'as named',
    },
    registrar: { Organization: 'organization', Name: 'name', Web: 'url', DNSSEC: '-' },
    contact: { 'ContactID | Name | Organization | Address | Created | Last Update': 'as named' },
    status: {
      'inactive | noRegistrar | NO-REGISTRAR': 'inactive',
      'NO-PROVIDER | challenged': 'registered',
      'pendingDelete / pendingDelete | PENDING-DELETE': 'redemption',
    },
    disclaimer: { mark: '*' },
    address: contactLines(below(1, ending(FIVE_LINES, FOUR_LINES))),
    ignore: 'Signed | DNSSEC | Unicode Name',
    // Contacts of the old database, told by their handles.
    finish: inTurn(nameIsId, organizationAboveStreet(/-ITNIC$/u)),
  }),
});

/** Street, town, postal code, province, country. Of four lines, the province or the postal code is left out. */
const FIVE_LINES = /^(?<city>.{1,200})\n(?<zip>.{1,200})\n(?<state>.{1,200})\n(?<country>.{1,200})$/u;
const FOUR_LINES =
  /^(?<city>.{1,200})\n(?:(?<zip>\D{0,40}\d.{0,200})|(?<state>.{1,200}))\n(?<country>.{1,200})$/u;
