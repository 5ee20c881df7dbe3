import { registry } from '../read/layout.js';

/** NIC México (Registry .MX): indented contacts with a town but no street; each nameserver after `DNS:`. */
export default registry({
  aliases: ['whois.nic.mx'],
  suffixes: ['mx'],
  marks: ['No_Se_Encontro_El_Objeto/Object_Not_Found'],
  beside: `
    PARAMETROS VALIDOS: | &{…} | NOTA: {…} | {…} Muestra este mensaje | {…}debe pertenecer al ccTLD .mx | {…}informacion sobre un dominio{…}
  `,
  phrases: {
    available: 'No_Se_Encontro_El_Objeto/Object_Not_Found',
    invalid: 'Cadena_Invalida/Invalid_String',
  },
  labels: {
    domain: 'Domain Name',
    created_on: 'Created On',
    expires_on: 'Expiration Date',
    updated_on: 'Last Updated On',
    'registrar.name': 'Registrar',
    'registrar.url': 'URL',
    referral_whois: 'Whois TCP URI',
    registrant: 'Registrant',
    admin: 'Administrative Contact',
    technical: 'Technical Contact',
    billing: 'Billing Contact',
    nameserver: 'Name Servers | DNS',
    'dnssec.ds': 'DNSSEC DS Records',
    '-': 'Whois Web URL | &NOTA',
  },
  contact: { name: 'Name', city: 'City', state: 'State', country: 'Country' },
  disclaimer: {},
});
