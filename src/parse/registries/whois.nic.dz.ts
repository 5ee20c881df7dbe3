import { withoutLeaders } from '../layouts/leaders-behind-labels.js';
import { forRoles } from '../read/named-labels.js';
import { registry } from '../read/registry.js';

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
        {
          '* administratif | * contact administratif': 'admin',
          '* technique | * contact technique': 'technical',
        },
        { 'Contact | Organisme | Adresse | Telephone | Fax | Mail': 'as named' },
      ),
    },
    ignore: 'type',
    disclaimer: {},
    prepare: withoutLeaders,
  }),
});
