import { registry } from '../read/registry.js';

/**
 * Bolivia prints its last line below every record, and that line alone for a name that is free: what a
 * failing server could print as well, so that it says nothing. E-mail addresses have ` en ` for the sign.
 */
export default registry({
  suffixes: ['bo'],
  marks: ['whois.nic.bo solo acepta consultas con dominios .bo'],
  spec: () => ({
    labels: {
      'Dominio | TITULAR | CONTACTO ADMINISTRATIVO | CONTACTO TECNICO | CONTACTO FINANCIERO': 'as named',
      'Fecha de registro | Fecha de vencimiento': 'as named',
    },
    contact: { 'Organizacion | Nombre | Email | Pais | Ciudad | Direccion | Telefono | Fax': 'as named' },
    ignore: 'Organizacion | Nombre | Email | Pais | Ciudad | Direccion | Telefono',
    finish(draft) {
      for (const contact of [...draft.registrant, ...draft.admin, ...draft.technical])
        contact.email = contact.email?.replace(/^(\S{1,64}) en (\S{1,255})$/u, '$1@$2') ?? null;
    },
  }),
});
