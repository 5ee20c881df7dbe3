import type { BlockReader } from '../contact-block.js';
import { readCountryCode } from '../country.js';
import { fred } from '../families/fred.js';
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
      block: readContact,
      address: divide,
      disclaimer: { skip: /^(?:Servidor|Este servidor|Whoisd|Timestamp)/u },
    }),
});

/** FRED's address here: street lines, town, postal code, perhaps a state, country code. */
function divide(lines: readonly string[]): ReturnType<BlockReader> {
  const rest = [...lines];
  const found: ReturnType<BlockReader> = {};
  if (rest.length > 1 && readCountryCode(rest.at(-1) ?? '') !== null) {
    found.country = rest.pop() ?? '';
    if (rest.length > 3 && ZIP.test(rest.at(-2) ?? '')) found.state = rest.pop() ?? '';
    if (rest.length > 2 && ZIP.test(rest.at(-1) ?? '')) {
      found.zip = rest.pop() ?? '';
      found.city = rest.pop() ?? '';
    }
  }
  found.address = rest.join('\n');
  return found;
}

const ZIP = /^[A-Z\d][A-Z\d -]{2,11}$/u;

const FIRST = /^(.{1,200}?)\s{0,8}(?:\(([^()\s]{3,80})\))?\s{1,8}(\S{1,64}@\S{1,255})$/u;
const NUMBERS = /^([\d+(][^A-Z]{3,40}?)?\s{0,4}(?:\(FAX\)\s{0,4}(.{0,40}))?$/u;
const TOWN = /^(.{0,100}?)(?:,\s{0,4}([^,]{0,60}?))?\s{2,8}([A-Z .]{2,40})$/u;

/** Then the organization, street lines, `Town, state  COUNTRY`, and `phone (FAX) fax`. */
function readContact(lines: readonly string[]): ReturnType<BlockReader> {
  const [first = '', organization = '', ...rest] = lines;
  const [, name = first, id = '', email = ''] = FIRST.exec(first) ?? [];
  const numbers = NUMBERS.exec(rest.at(-1) ?? '');
  if (numbers !== null) rest.pop();
  const town = TOWN.exec(rest.at(-1) ?? '');
  if (town !== null) rest.pop();
  return {
    id,
    name,
    organization,
    address: rest.join('\n'),
    city: town?.[1] ?? '',
    state: town?.[2] ?? '',
    country: town?.[3] ?? '',
    phone: numbers?.[1] ?? '',
    fax: numbers?.[2] ?? '',
    email,
  };
}
