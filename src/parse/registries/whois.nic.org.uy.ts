import { nameAndUrl } from '../fields/name-and-url.js';
import { registry } from '../registry.js';

/**
 * SeCIU, for all but com.uy: Spanish headings over blocks, `Name  (HANDLE)  e-mail` first, telephones
 * last.
 */
export default registry({
  suffixes: ['uy'],
  marks: ['Servidor Whois de NIC-Uruguay'],
  spec: () => ({
    zone: 'America/Montevideo',
    says: { available: 'No match for {domain}' },
    labels: {
      'Titular | Nombre de Dominio': 'as named',
      'Registrado por': 'registrar.name',
      'Contacto Administrativo | Contacto Tecnico | Contacto de Cobranza | Ultima Actualizacion': 'as named',
      'Fecha de Creacion | Fecha de Vencimiento': 'as named',
      'Estatus del dominio': 'status',
      'Servidor(es) de Nombres de Dominio': 'nameserver',
    },
    block: ([first = '', ...lines]) => {
      const [, name = first, id = '', email = ''] = PERSON.exec(first) ?? [];
      const [, phone = '', fax = ''] = PHONES.exec(lines.at(-1) ?? '') ?? [];
      if (phone !== '') lines.pop();
      // `NOT AVAILABLE` stands for a town and a country that nobody gave.
      const place = lines.filter((line) => line.replace(/NOT AVAILABLE|\s/gu, '') !== '');
      const organization = place[0] === name ? (place.shift() ?? '') : '';
      return { id, name, organization, address: place.join('\n'), phone, fax, email };
    },
    finish: (draft) => nameAndUrl(draft.registrar),
  }),
});

const PERSON = /^([^()]{1,200}?)\s{1,4}\(([^()\s]{1,60})\)(?:\s{1,8}(\S{1,255}))?$/u;
const PHONES = /^(\+?\d[\d\s().-]{4,40}?)?(?:\s?\(FAX\)\s{0,4}(\+?\d[\d\s.-]{4,40}))?$/u;
