import { registry } from '../read/layout.js';
import { asWell, contactLines, opening } from '../values/contact-lines.js';

/** Reliable Software for .by and .бел: a person as registrant is hidden by a note, which stays as printed. */
export default registry({
  suffixes: ['by', 'xn--90ais', 'com.by', 'minsk.by'],
  phrases: { available: 'Object does not exist' },
  labels: {
    domain: 'Domain Name',
    'registrant.name': 'Domain Name Administrator | Person',
    'registrant.organization': 'Org',
    'registrar.name': 'Registrar',
    nameserver: 'Name Server',
    updated_on: 'Updated Date',
    created_on: 'Creation Date',
    expires_on: 'Expiration Date',
    'registrant.country': 'Country',
    'registrant.address': 'Address',
    'registrant.city': 'City',
    'registrant.phone': 'Phone',
    'registrant.email': 'Email',
    '-': 'Registration or other identification number',
  },
  // `220000, Minsk, 1 Example Street`: the postal code comes first.
  address: contactLines(asWell(opening(/^(?<zip>\d{5,6}), /u))),
  fallback: { 'registrar.id': 'registrar.name' },
});
