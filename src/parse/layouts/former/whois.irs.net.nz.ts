import type { RegistrySpec } from '../../read/module.js';
import { forRoles } from '../../read/named-labels.js';
import type { Line } from '../../text/lines.js';
import { withoutLabel } from '../without-label.js';

/** The registry system of New Zealand until 2022: every question has a numbered `query_status`. */
export const numbered = (): RegistrySpec => ({
  says: { throttled: 'query_status: 440 Request Denied', invalid: 'query_status: 500 {…}' },
  prepare: (lines, text) => lines.map((line) => (isRefusal(line) ? withoutLabel(line, text) : line)),
  labels: {
    'query_status | domain_dateregistered | domain_datebilleduntil': 'as named',
    'domain_datelastmodified | registrar_name | ns_name | ns_ip4 | ns_ip6': 'as named',
    ...forRoles(
      {
        'registrant_contact_*': 'registrant',
        'admin_contact_*': 'admin',
        'technical_contact_*': 'technical',
      },
      { 'name | address | city | province | postalcode | country | phone | fax | email': 'as named' },
    ),
  },
  ignore: `version | query_datetime | domain_datecancelled | domain_datelocked | domain_delegaterequested |
    domain_signed | ds_rdata | registrar_address1 | registrar_address2 | registrar_city |
    registrar_province | registrar_postalcode | registrar_country | registrar_phone | registrar_fax |
    registrar_email`,
});

/** From 400 up the status speaks of the question, not of the name: a sentence rather than a value. */
const isRefusal = ({ label, value }: Line): boolean => label === 'query_status' && /^[45]\d\d\s/u.test(value);
