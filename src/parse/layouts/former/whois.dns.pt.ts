import type { RegistrySpec } from '../../read/module.js';
import { contactLines, ending } from '../contact-lines.js';
import { without } from '../contact-steps.js';

/** .pt until 2017: bilingual labels over contacts in lines. */
export const FORMER_PT: RegistrySpec = {
  labels: {
    'Nome de domínio / Domain Name | Estado / Status | Titular / Registrant': 'as named',
    'Data de registo / Creation Date (dd/mm/yyyy)': 'created_on',
    'Data de expiração / Expiration Date (dd/mm/yyyy)': 'expires_on',
    'Entidade Gestora / Billing Contact': 'other',
    'Responsável Administrativo / Admin Contact': 'admin',
    'Responsável Técnico / Tech Contact | Nameserver Information | Nameserver': 'as named',
  },
  contact: { Email: 'email' },
  // Street, town, postal code and its town: `4000-000 Porto`, or `94043 null` from abroad.
  address: contactLines(
    ending(/^(?<zip>\d{4}(?:-\d{3}|\d{1,2})?) (?:null|(?<city>.{1,80}))$/u),
    without((line, { city }) => line === city),
  ),
};
