import { BLANK, type Line, TEXT } from '../lines.js';
import { registry } from '../registry.js';

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
    prepare: labelHolder,
    labels: {
      'Domain name | ACE': 'domain',
      [HOLDER]: 'registrant.name',
      'Registrant name': 'registrant.name',
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

const HOLDER = 'Titular, below ACE';

function labelHolder(lines: readonly Line[]): readonly Line[] {
  const ace = lines.findIndex(({ label }) => label === 'ACE');
  const holder = lines.find(({ kind }, at) => ace >= 0 && at > ace && kind !== BLANK);
  if (holder?.kind !== TEXT) return lines;
  const [name = ''] = holder.value.split(' Representada por ', 1);
  return lines.map((line) => (line === holder ? line.with(HOLDER, name) : line));
}
