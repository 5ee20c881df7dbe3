import { contactLines, ending } from '../fields/contact-lines.js';
import { without } from '../fields/contact-steps.js';
import { forRoles } from '../named-labels.js';
import { registry } from '../registry.js';

/** DNS.PT: bilingual labels over contacts in lines until 2017, one label for each field since. */
export default registry({
  suffixes: ['pt'],
  marks: ['Nome de domínio / Domain Name:'],
  spec: () => ({
    says: { available: '{domain} no match | {domain} - No Match' },
    dates: 'dmy',
    labels: {
      'Nome de domínio / Domain Name | Domain': 'as named',
      'Data de registo / Creation Date (dd/mm/yyyy) | Creation Date': 'created_on',
      'Data de expiração / Expiration Date (dd/mm/yyyy) | Expiration Date': 'expires_on',
      'Estado / Status | Domain Status | Titular / Registrant': 'as named',
      'Entidade Gestora / Billing Contact': 'other',
      'Responsável Administrativo / Admin Contact': 'admin',
      'Responsável Técnico / Tech Contact | Nameserver Information | Nameserver | Name Server': 'as named',
      ...forRoles(
        { 'Owner *': 'registrant', 'Admin *': 'admin', 'Tech *': 'technical' },
        {
          'Name | Address | Locality | ZipCode | Email | Phone': 'as named',
          'Country Code': 'country',
          // The town of the postal code, which repeats the locality or holds a state.
          'Locality ZipCode': '-',
        },
      ),
    },
    contact: { Email: 'email' },
    status: { 'TECH-PRO | PENDING': 'inactive' },
    // From abroad there is no town: `94043 null`.
    address: contactLines(
      ending(/^(?<zip>\d{4}(?:-\d{3}|\d{1,2})?) (?:null|(?<city>.{1,80}))$/u),
      without((line, { city }) => line === city),
    ),
  }),
});
