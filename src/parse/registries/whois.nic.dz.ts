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
      ...contact('administratif', 'admin'),
      ...contact('technique', 'technical'),
    },
    ignore: 'type',
    disclaimer: {},
    prepare: (lines) => lines.map(withoutLeaders),
  }),
});

function contact<R extends 'admin' | 'technical'>(word: string, role: R) {
  return {
    [`Contact ${word}`]: `${role}.name`,
    [`Organisme ${word}`]: `${role}.organization`,
    [`Adresse contact ${word}`]: `${role}.address`,
    [`Telephone contact ${word}`]: `${role}.phone`,
    [`Fax contact ${word}`]: `${role}.fax`,
    [`Mail contact ${word}`]: `${role}.email`,
  } as const;
}
