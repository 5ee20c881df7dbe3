import { forRoles } from '../named-labels.js';
import { registry } from '../registry.js';

/**
 * NIC Sénégal: French labels whose role stands last (`Nom Contact Tech1`), the name and its suffix on two
 * lines. Until about 2015 in English, with handles in place of contacts.
 */
export default registry({
  suffixes: ['sn'],
  spec: () => ({
    labels: {
      'Domain | Nom de domaine | Domain ID | Created | Date de creation | Derniere modification': 'as named',
      "Date d'expiration": 'expires_on',
      Registrar: 'registrar.name',
      Etat: 'status',
      "Owner's handle": 'registrant.id',
      "Administrative Contact's handle": 'admin.id',
      "Technical Contact's handle": 'technical.id',
      'Cod Registrant': 'registrant',
      'ID Contact Admin': 'admin',
      'ID Contact Tech': 'technical',
      ...forRoles(
        { '* Registrant': 'registrant', '* Contact Admin': 'admin', '* Contact Tech': 'technical' },
        FIELDS,
      ),
      'Nameserver | Serveur': 'nameserver',
    },
    contact: {
      'Nom Registrant | Nom Contact Admin | Nom Contact Tech': 'name',
      'Adresse Registrant | Adresse Contact Admin | Adresse Contact Tech': 'address',
      'Ville Registrant | Ville Contact Admin | Ville Contact Tech': 'city',
      'Pays Registrant | Pays Contact Admin | Pays Contact Tech': 'country',
      'Telephone Registrant | Telephone Contact Admin | Telephone Contact Tech': 'phone',
      'Fax Registrant | Fax Contact Admin | Fax Contact Tech': 'fax',
      'Courriel Registrant | Courriel Contact Admin | Courriel Contact Tech': 'email',
    },
    status: { expire: 'expired', supprime: 'pending_delete' },
    ignore: 'Extension | Prenoms Registrant | Prenoms Contact Admin | Prenoms Contact Tech',
    disclaimer: { from: 'Les informations fournies', until: '===' },
    block: ([id = '']) => ({ id }),
    finish(draft, lines) {
      const extension = lines.find((line) => line.label === 'Extension')?.value ?? '';
      if (draft.domain !== null && /^\.\w/u.test(extension) && !draft.domain.includes('.'))
        draft.domain += extension;
      if (draft.registrar !== null) draft.registrar.id = draft.registrar.name;
      const people = [...draft.admin, ...draft.technical];
      const given = lines.filter((line) => line.label.startsWith('Prenoms '));
      if (given.length !== people.length) return;
      for (const [index, person] of people.entries()) {
        const first = given[index]?.value ?? '';
        if (person.name !== null && first !== '' && first !== person.name)
          person.name = `${first} ${person.name}`;
      }
    },
  }),
});

const FIELDS = {
  Nom: 'name',
  Adresse: 'address',
  Ville: 'city',
  Pays: 'country',
  Telephone: 'phone',
  Fax: 'fax',
  Courriel: 'email',
} as const;
