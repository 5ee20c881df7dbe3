import type { RegistrySpec } from '../../read/module.js';
import { contactLines, ending, opening, top } from '../contact-lines.js';

const PERSON = /^(?<name>.{1,200}?)\s{0,8}(?:\((?<id>[^()\s]{3,80})\))?\s{1,8}(?<email>\S{1,64}@\S{1,255})$/u;
const TOWN = /^(?<city>.{0,100}?)(?:,\s{0,4}(?<state>[^,]{0,60}?))?\s{2,8}(?<country>[A-Z .]{2,40})$/u;
const NUMBERS = /^(?<phone>[\d+(][^A-Z]{3,40}?)?\s{0,4}(?:\(FAX\)\s{0,4}(?<fax>.{0,40}))?$/u;

/**
 * .ve until 2019: Spanish headings over blocks of `Name  (handle)   e-mail`, organization, street lines,
 * `Town, state  COUNTRY` and `phone (FAX) fax`.
 */
export const FORMER_VE: RegistrySpec = {
  labels: {
    'Titular | Nombre de Dominio | Contacto Administrativo | Contacto Tecnico': 'as named',
    'Contacto Técnico | Contacto de Cobranza | Fecha de Vencimiento | Ultima Actualizacion': 'as named',
    'Ultima Actualización | Fecha de Creacion | Fecha de Creación': 'as named',
    'Estatus del dominio': 'status',
    'Servidor(es) de Nombres de Dominio': 'nameserver',
  },
  block: contactLines(opening(PERSON, /^(?<name>.*)$/u), top('organization'), ending(NUMBERS), ending(TOWN)),
};
