import { withoutLeaders } from '../families/jwhois.js';
import { forRoles } from '../named-labels.js';
import { registry } from '../registry.js';

/** JWhoisServer with French labels. `Description` is who holds the name. */
export default registry({
  suffixes: ['dz', 'xn--lgbbat1ad8j'],
  spec: () => ({
    zone: 'Africa/Algiers',
    dates: 'dmy',
    says: { available: 'NO OBJECT FOUND!' },
    labels: {
      'object | Nom de domaine': 'as named',
      Description: 'registrant.organization',
      Registrar: 'registrar.name',
      "Date de creation | Date de modification | Date d'expiration": 'as named',
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
