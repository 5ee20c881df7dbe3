import { GENERIC_NIC } from '../layouts/generic-nic.js';
import type { Draft } from '../read/draft.js';
import { registry } from '../read/layout.js';
import type { Line } from '../text/lines.js';

/**
 * NIC Sénégal: French labels with the role at the end (`Nom Contact Tech1`), the name and its suffix on two lines.
 * Until about 2015 Generic NIC.
 */
export default registry({
  suffixes: ['sn'],
  on: GENERIC_NIC,
  beside: 'Whois du Registre .SN',
  labels: {
    domain_id: 'Domain ID',
    domain: 'Nom de domaine',
    created_on: 'Date de creation',
    updated_on: 'Derniere modification',
    expires_on: "Date d'expiration",
    status: 'Etat',
    registrant: 'Cod Registrant',
    admin: 'ID Contact Admin',
    technical: 'ID Contact Tech',
    nameserver: 'Serveur',
    '-': 'Extension',
  },
  roles: { registrant: '* Registrant', admin: '* Contact Admin', technical: '* Contact Tech' },
  contact: {
    id: 'ID Contact',
    surname: 'Nom',
    name: 'Prenoms',
    address: 'Adresse',
    city: 'Ville',
    country: 'Pays',
    phone: 'Telephone',
    fax: 'Fax',
    email: 'Courriel',
    updated_on: 'Derniere modification',
  },
  status: { expired: 'expire', pending_delete: 'supprime' },
  disclaimer: { from: 'Les informations fournies', until: '===' },
  fallback: { 'registrar.id': 'registrar.name' },
  postprocess: joinSuffix,
});

/** `Nom de domaine: EXAMPLE` and `Extension: .SN`: the suffix of the name is on a line of its own. */
function joinSuffix(draft: Draft, lines: readonly Line[]): void {
  const suffix = lines.find((line) => line.label === 'Extension')?.value ?? '';
  if (draft.domain !== null && /^\.\w/u.test(suffix) && !draft.domain.includes('.')) draft.domain += suffix;
}
