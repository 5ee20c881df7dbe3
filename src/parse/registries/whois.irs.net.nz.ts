import { icann } from '../families/icann.js';
import { withoutLabel } from '../fields/without-label.js';
import type { Line } from '../lines.js';
import { forRoles } from '../named-labels.js';
import { registry } from '../registry.js';

/** InternetNZ: ICANN's labels since 2022; the former system answers every question with a numbered `query_status`. */
export default registry({
  aliases: ['whois.srs.net.nz'],
  suffixes: ['nz'],
  marks: ['% New Zealand Domain Name Registry', 'query_datetime:'],
  spec: () =>
    icann({
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
          {
            'name | address | city | province | postalcode | country': 'as named',
            'phone | fax | email': 'as named',
          },
        ),
      },
      ignore: `version | query_datetime | domain_datecancelled | domain_datelocked | domain_delegaterequested |
        domain_signed | Original Created | URL of the Domain Name Commission Limited Inaccuracy Complaint Form |
        ds_rdata | registrar_address1 | registrar_address2 | registrar_city | registrar_province |
        registrar_postalcode | registrar_country | registrar_phone | registrar_fax | registrar_email`,
      disclaimer: {
        skip: /^(?:Terms of Use$|New Zealand Domain Name Registry|Users confirm|Additional information)/u,
      },
    }),
});

/** From 400 up the status speaks of the question, not of the name: a sentence rather than a value. */
const isRefusal = ({ label, value }: Line): boolean => label === 'query_status' && /^[45]\d\d\s/u.test(value);
