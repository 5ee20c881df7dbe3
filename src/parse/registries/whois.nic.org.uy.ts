import { registry } from '../read/layout.js';
import { contactLines, ending, opening, without } from '../values/contact-lines.js';

/** `Example Ltd (EX-1) desk@example.com`; the line below repeats an organization's name. */
const NAME =
  /^(?<name>[^()\n]{1,200}?)(?:\s{1,4}\((?<id>[^()\s]{1,60})\)(?:\s{1,8}(?<email>\S{1,255}))?)?(?:\n(?<organization>\k<name>))?$/u;

const PHONES = /^(?<phone>\+?\d[\d\s().-]{4,40}?)(?:\s?\(FAX\)\s{0,4}(?<fax>\+?\d[\d\s.-]{4,40}))?$/u;

/** SeCIU, for all names except those below com.uy: Spanish headings over blocks, `Name (HANDLE) e-mail` first, telephones last. */
export default registry({
  suffixes: ['uy'],
  marks: ['Servidor Whois de NIC-Uruguay'],
  zone: 'America/Montevideo',
  beside: `
    Servidor Whois de {…} | Este servidor contiene informacion autoritativa {…} | NIC-Uruguay {…} | Cualquier consulta sobre este servicio, {…} | Por informacion sobre dominios bajo {…}
  `,
  phrases: { available: 'No match for {domain}' },
  labels: {
    registrant: 'Titular',
    domain: 'Nombre de Dominio',
    'registrar.name': 'Registrado por',
    admin: 'Contacto Administrativo',
    technical: 'Contacto Tecnico',
    billing: 'Contacto de Cobranza',
    updated_on: 'Ultima Actualizacion',
    created_on: 'Fecha de Creacion',
    status: 'Estatus del dominio',
    nameserver: 'Servidor(es) de Nombres de Dominio',
  },
  block: contactLines(
    opening(NAME, /^(?<name>.*)$/u),
    ending(PHONES),
    // Printed for a missing town or country.
    without(/^(?:NOT AVAILABLE|\s){1,20}$/u),
  ),
});
