import { registry } from '../read/layout.js';
import { contactLines, ending, once } from '../values/contact-lines.js';

/**
 * DNS.PT. Since 2017: one label for each field of a contact.
 * Until 2017: bilingual labels over contacts in lines.
 */
export default registry({
  suffixes: ['pt'],
  marks: ['Nome de domínio / Domain Name:'],
  dates: 'dmy',
  phrases: { available: '{domain} no match | {domain} - No Match' },
  rewrite: [[/^([^\s:]{1,253} IN DS\s.{1,300})$/u, 'DS: $1']],
  labels: {
    'dnssec.ds': 'DS',
    domain: 'Domain | Nome de domínio / Domain Name',
    status: 'Domain Status | Estado / Status',
    created_on: 'Creation Date | Data de registo / Creation Date (dd/mm/yyyy)',
    expires_on: 'Expiration Date | Data de expiração / Expiration Date (dd/mm/yyyy)',
    nameserver: 'Name Server | Nameserver Information | Nameserver',
    registrant: 'Titular / Registrant',
    billing: 'Entidade Gestora / Billing Contact',
    admin: 'Responsável Administrativo / Admin Contact',
    technical: 'Responsável Técnico / Tech Contact',
  },
  roles: { registrant: 'Owner *', admin: 'Admin *', technical: 'Tech *' },
  contact: {
    name: 'Name',
    address: 'Address',
    city: 'Locality',
    zip: 'ZipCode',
    email: 'Email',
    country: 'Country Code',
    // It repeats the town, or is a state.
    '-': 'Locality ZipCode',
  },
  status: { inactive: 'TECH-PRO | PENDING' },
  // Street, town, postal code and its town: `4000-000 Porto`, or `94043 null` from abroad.
  address: contactLines(ending(/^(?<zip>\d{4}(?:-\d{3}|\d{1,2})?) (?:null|(?<city>.{1,80}))$/u), once),
});
