import { contactLines, ending, opening, top } from '../layouts/contact-lines.js';
import { when, without } from '../layouts/contact-steps.js';
import { registry } from '../read/registry.js';

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
    block: contactLines(
      opening(PERSON, /^(?<name>.*)$/u),
      ending(PHONES),
      // Stands for a town and a country that nobody gave.
      without(/^(?:NOT AVAILABLE|\s){1,20}$/u),
      when(({ name }, [next]) => next === name, top('organization')),
    ),
  }),
});

const PERSON = /^(?<name>[^()]{1,200}?)\s{1,4}\((?<id>[^()\s]{1,60})\)(?:\s{1,8}(?<email>\S{1,255}))?$/u;
const PHONES = /^(?<phone>\+?\d[\d\s().-]{4,40}?)(?:\s?\(FAX\)\s{0,4}(?<fax>\+?\d[\d\s.-]{4,40}))?$/u;
