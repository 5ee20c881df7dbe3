import { genericNic } from '../layouts/generic-nic.js';
import { handleLine } from '../layouts/handle-line.js';
import { inTurn } from '../layouts/in-turn.js';
import { nameIsId } from '../layouts/name-is-id.js';
import { suffixApart } from '../layouts/suffix-apart.js';
import { extend } from '../read/extend.js';
import type { RegistrySpec } from '../read/module.js';
import { forRoles } from '../read/named-labels.js';
import { registry } from '../read/registry.js';

/**
 * NIC Sénégal: French labels whose role stands last (`Nom Contact Tech1`), the name and its suffix on two lines. Until
 * about 2015 Generic NIC.
 */
export default registry({
  suffixes: ['sn'],
  spec: () => extend(french(), genericNic()),
});

const french = (): RegistrySpec => ({
  labels: {
    'Domain ID | Nom de domaine | Date de creation | Derniere modification': 'as named',
    "Date d'expiration | Etat": 'as named',
    'Cod Registrant': 'registrant',
    'ID Contact Admin': 'admin',
    'ID Contact Tech': 'technical',
    ...forRoles(
      { '* Registrant': 'registrant', '* Contact Admin': 'admin', '* Contact Tech': 'technical' },
      { Nom: 'surname', Prenoms: 'name', 'Adresse | Ville | Pays | Telephone | Fax | Courriel': 'as named' },
    ),
    Serveur: 'nameserver',
  },
  status: { expire: 'expired', supprime: 'pending_delete' },
  ignore: 'Extension',
  disclaimer: { from: 'Les informations fournies', until: '===' },
  block: handleLine,
  finish: inTurn(suffixApart('Extension'), nameIsId),
});
