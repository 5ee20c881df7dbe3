import { forRoles } from '../contact-labels.js';
import { withoutLeaders } from '../families/jwhois.js';
import { registry } from '../registry.js';

/** JWhoisServer with French labels. `Description` is who holds the name. */
export default registry({
  suffixes: ['dz', 'xn--lgbbat1ad8j'],
  spec: () => ({
    zone: 'Africa/Algiers',
    dates: 'dmy',
    says: { available: 'NO OBJECT FOUND!' },
    labels: {
      'object | Nom de domaine': 'domain',
      Description: 'registrant.organization',
      Registrar: 'registrar.name',
      'Date de creation': 'created_on',
      'Date de modification': 'updated_on',
      "Date d'expiration": 'expires_on',
      ...forRoles(
        { '* administratif': 'admin', '* technique': 'technical' },
        {
          Contact: 'name',
          Organisme: 'organization',
          'Adresse contact': 'address',
          'Telephone contact': 'phone',
          'Fax contact': 'fax',
          'Mail contact': 'email',
        },
      ),
    },
    ignore: 'type',
    disclaimer: {},
    prepare: (lines) => lines.map(withoutLeaders),
  }),
});
