import { fred } from '../families/fred.js';
import { contactLines, country, ending, opening, top } from '../fields/contact-lines.js';
import { below, when } from '../fields/contact-steps.js';
import { registry } from '../registry.js';

/** NIC.VE: FRED since 2019; before that Spanish headings over blocks, `Name  (handle)   e-mail` in their first line. */
export default registry({
  suffixes: ['ve'],
  marks: ['Servidor Whois de NIC-Venezuela', 'Servidor Whois del Centro de Información'],
  spec: () =>
    fred({
      dates: 'dmy',
      says: { available: 'No match for {domain}.' },
      labels: {
        'Titular | Nombre de Dominio | Contacto Administrativo | Contacto Tecnico': 'as named',
        'Contacto Técnico | Contacto de Cobranza | Fecha de Vencimiento | Ultima Actualizacion': 'as named',
        'Ultima Actualización | Fecha de Creacion | Fecha de Creación': 'as named',
        'Estatus del dominio': 'status',
        'Servidor(es) de Nombres de Dominio': 'nameserver',
      },
      ignore: 'Whoisd Server Version | Timestamp',
      block: contactLines(
        opening(PERSON, /^(?<name>.*)$/u),
        top('organization'),
        ending(NUMBERS),
        ending(TOWN),
      ),
      // FRED's: street lines, town, postal code, perhaps a state, country code.
      address: contactLines(
        below(1, country),
        when(({ country }) => country !== undefined, below(1, ending(CITY_ZIP_STATE, CITY_ZIP))),
      ),
      disclaimer: { skip: /^(?:Servidor|Este servidor|Whoisd|Timestamp)/u },
    }),
});

const CITY_ZIP = /^(?<city>.{1,80})\n(?<zip>[A-Z\d][A-Z\d -]{2,11})$/u;
const CITY_ZIP_STATE = /^(?<city>.{1,80})\n(?<zip>[A-Z\d][A-Z\d -]{2,11})\n(?<state>.{1,80})$/u;

/** Then the organization, street lines, `Town, state  COUNTRY`, and `phone (FAX) fax`. */
const PERSON = /^(?<name>.{1,200}?)\s{0,8}(?:\((?<id>[^()\s]{3,80})\))?\s{1,8}(?<email>\S{1,64}@\S{1,255})$/u;
const TOWN = /^(?<city>.{0,100}?)(?:,\s{0,4}(?<state>[^,]{0,60}?))?\s{2,8}(?<country>[A-Z .]{2,40})$/u;
const NUMBERS = /^(?<phone>[\d+(][^A-Z]{3,40}?)?\s{0,4}(?:\(FAX\)\s{0,4}(?<fax>.{0,40}))?$/u;
