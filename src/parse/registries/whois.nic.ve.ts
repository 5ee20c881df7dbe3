import { FRED } from '../layouts/fred.js';
import { registry } from '../read/layout.js';
import { below, contactLines, country, ending, opening, top, when } from '../values/contact-lines.js';

const TOWN = /^(?<city>.{1,80})\n(?<zip>[A-Z\d][A-Z\d -]{2,11})$/u;

const TOWN_AND_STATE = /^(?<city>.{1,80})\n(?<zip>[A-Z\d][A-Z\d -]{2,11})\n(?<state>.{1,80})$/u;

/** `Town, state  COUNTRY` */
const FORMER_TOWN = /^(?<city>.{0,100}?)(?:,\s{0,4}(?<state>[^,]{0,60}?))?\s{2,8}(?<country>[A-Z .]{2,40})$/u;

const PERSON = /^(?<name>.{1,200}?)\s{0,8}(?:\((?<id>[^()\s]{3,80})\))?\s{1,8}(?<email>\S{1,64}@\S{1,255})$/u;

const NUMBERS = /^(?<phone>[\d+(][^A-Z]{3,40}?)?\s{0,4}(?:\(FAX\)\s{0,4}(?<fax>.{0,40}))?$/u;

/**
 * NIC.VE. Since 2019: FRED, with town, postal code and perhaps a state in the address.
 * Until 2019: Spanish headings over blocks of `Name  (handle)   e-mail`, organization, street lines, `Town, state
 * COUNTRY` and `phone (FAX) fax`.
 */
export default registry({
  suffixes: ['ve'],
  marks: ['Servidor Whois de NIC-Venezuela', 'Servidor Whois del Centro de Información'],
  on: FRED,
  dates: 'dmy',
  beside: `
    Servidor Whois de {…} | Servidor Whois del {…} | Este servidor contiene {1-1} autoritativa {…} | NIC-Venezuela {…} | Cualquier consulta sobre este servicio, {…}
  `,
  phrases: { available: 'No match for {domain}.' },
  labels: {
    registrant: 'Titular',
    domain: 'Nombre de Dominio',
    admin: 'Contacto Administrativo',
    technical: 'Contacto Técnico',
    billing: 'Contacto de Cobranza',
    expires_on: 'Fecha de Vencimiento',
    updated_on: 'Ultima Actualización',
    created_on: 'Fecha de Creación',
    status: 'Estatus del dominio',
    nameserver: 'Servidor(es) de Nombres de Dominio',
    '-': 'Whoisd Server Version',
  },
  block: contactLines(
    opening(PERSON, /^(?<name>.*)$/u),
    top('organization'),
    ending(NUMBERS),
    ending(FORMER_TOWN),
  ),
  address: contactLines(
    below(1, country),
    when({ found: ['country'] }, below(1, ending(TOWN_AND_STATE, TOWN))),
  ),
  disclaimer: { skip: /^(?:Servidor|Este servidor|Whoisd|Timestamp)/u },
});
