import { registry } from '../read/layout.js';
import { lineBelow } from '../read/prepare-lines.js';

/**
 * NIC Chile: English labels since 2018, without the name in some responses; before that labels in two languages, with the registrant on a
 * line of its own below the name, perhaps with a representative.
 */
export default registry({
  suffixes: ['cl'],
  marks: ['%% This is the NIC Chile Whois', 'Contacto Administrativo (Administrative Contact):'],
  nameless: true,
  phrases: { available: '{domain} no existe | {domain} no entries found.' },
  // The registry's own, the same in every record.
  rewrite: [[/^%% Registry (Abuse Contact Email: .{3,200})$/u, '$1']],
  prepare: lineBelow('ACE', [/^(.{1,300}?)(?: Representada por .{0,300})?$/u, 'Titular: $1']),
  labels: {
    domain: 'Domain name | ACE',
    'registrant.name': 'Titular | Registrant name',
    'registrant.organization': 'Registrant organisation',
    'registrar.name': 'Registrar name',
    'registrar.url': 'Registrar URL',
    registrar: 'Agente Registrador (Registrar)',
    admin: 'Contacto Administrativo (Administrative Contact)',
    technical: 'Contacto Técnico (Technical Contact)',
    nameserver: 'Servidores de nombre (Domain servers) | Name server',
    created_on: 'Creation date | Fecha de creación (Creation date)',
    expires_on: 'Expiration date | Fecha de expiración (Expiration date)',
    'event.last update of RDAP database': '(Database last updated on)',
    '-': 'Más información (More information)',
  },
  contact: { name: 'Nombre', organization: 'Organización' },
});
