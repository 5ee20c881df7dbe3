import { lineBelow } from '../layouts/line-below.js';
import { registry } from '../read/registry.js';

/**
 * NIC Chile: English labels since 2018, without the name in some answers; before that labels in two
 * languages, the holder on a line of its own below the name, perhaps with who represents it.
 */
export default registry({
  suffixes: ['cl'],
  marks: ['%% This is the NIC Chile Whois', 'Contacto Administrativo (Administrative Contact):'],
  spec: () => ({
    nameless: true,
    // The colon belongs to the word that the name is.
    says: { available: '{domain} no existe | {domain} no entries found.' },
    prepare: lineBelow('ACE', [/^(.{1,300}?)(?: Representada por .{0,300})?$/u, 'Titular: $1']),
    labels: {
      'Domain name | ACE': 'domain',
      'Titular | Registrant name': 'registrant.name',
      'Registrant organisation': 'registrant.organization',
      'Registrar name | Registrar URL': 'as named',
      'Agente Registrador (Registrar)': 'registrar',
      'Contacto Administrativo (Administrative Contact) | Contacto Técnico (Technical Contact)': 'as named',
      'Servidores de nombre (Domain servers) | Name server': 'nameserver',
      'Creation date | Fecha de creación (Creation date)': 'created_on',
      'Expiration date | Fecha de expiración (Expiration date)': 'expires_on',
    },
    contact: { Nombre: 'name', Organización: 'organization' },
    ignore: '(Database last updated on) | Más información (More information)',
  }),
});
