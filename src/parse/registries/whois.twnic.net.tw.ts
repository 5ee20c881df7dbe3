import { byForm } from '../layouts/by-form.js';
import { contactLines } from '../layouts/contact-lines.js';
import { nameBesideMailbox } from '../layouts/name-beside-mailbox.js';
import { joinPerson } from '../layouts/person-of-holder.js';
import { registry } from '../read/registry.js';

/**
 * TWNIC: blocks of organization, `Name  e-mail`, numbers, street lines, country. Names that were
 * registered before 2007 or so have the organization at the first column, and a person under `Contact:`.
 */
export default registry({
  aliases: ['whois.twnic.net'],
  suffixes: ['tw', 'xn--kprw13d', 'xn--kpry57d'],
  spec: () => ({
    says: { available: 'No Found', reserved: 'Reserved Name', invalid: 'Invalid domain name' },
    labels: {
      'Domain Name | Domain Status | Registrant': 'as named',
      Contact: 'registrant',
      'Administrative Contact | Technical Contact | Domain servers in listed order': 'as named',
      'Registration Service Provider': 'registrar.name',
      'Registration Service URL': 'registrar.url',
    },
    prefixes: {
      'Record expires on': 'expires_on',
      'Record created on': 'created_on',
      'Record last updated on': 'updated_on',
    },
    contact: { TEL: 'phone', FAX: 'fax', Contact: 'registrant' },
    block: contactLines(
      nameBesideMailbox,
      byForm({ 'phone | fax': /^\+?\d[\d.#() -]{4,30}$/u, country: /^[A-Z]{2}$/u }),
    ),
    finish: joinPerson,
  }),
});
