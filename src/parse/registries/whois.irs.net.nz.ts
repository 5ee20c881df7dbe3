import { ICANN } from '../layouts/icann.js';
import { registry } from '../read/layout.js';

/**
 * InternetNZ. Since 2022: ICANN's labels.
 * Until 2022: a label for each field, and a numbered `query_status` for every query.
 */
export default registry({
  aliases: ['whois.srs.net.nz'],
  suffixes: ['nz'],
  marks: ['% New Zealand Domain Name Registry', 'query_datetime:'],
  on: ICANN,
  beside: `
    New Zealand Domain Name Registry Limited |
    Users are advised to ask sparingly | Users are advised that the following activities are strictly forbidden |
    Version: {1-1} | query_datetime: {1-1} | domain_name: {domain} |
    Users confirm on submission their agreement to all published Terms |
    - Publish any WHOIS data in bulk
  `,
  phrases: { throttled: 'query_status: 440 Request Denied', invalid: 'query_status: 500 {…}' },
  // From 400 up the status is about the query, not about the name: a sentence rather than a value.
  rewrite: [[/^query_status: ([45]\d\d\s.{0,200})$/u, 'query_status $1']],
  labels: {
    status: 'query_status',
    created_on: 'domain_dateregistered',
    expires_on: 'domain_datebilleduntil',
    updated_on: 'domain_datelastmodified',
    'registrar.name': 'registrar_name',
    nameserver: 'ns_name',
    'dnssec.signed': 'domain_signed',
    'registrar.address': `
      registrar_address1 | registrar_city | registrar_province | registrar_postalcode | registrar_country
    `,
    'registrar.phone': 'registrar_phone',
    'registrar.email': 'registrar_email',
    'event.deletion': 'domain_datecancelled',
    '-': `
      Original Created | URL of the Domain Name Commission Limited Inaccuracy Complaint Form | version |
      query_datetime | domain_datelocked | domain_delegaterequested | registrar_fax
    `,
  },
  roles: { registrant: 'registrant_contact_*', admin: 'admin_contact_*', technical: 'technical_contact_*' },
  contact: { state: 'province', zip: 'postalcode' },
  disclaimer: {
    skip: /^(?:Terms of Use$|New Zealand Domain Name Registry|Users confirm|Additional information)/u,
  },
});
