import { registry } from '../read/layout.js';

/**
 * Bolivia. For a free name it only prints the line that ends every record. A failing server could do the same, so this is not evidence.
 * E-mail addresses have ` en ` for `@`.
 */
export default registry({
  suffixes: ['bo'],
  marks: ['whois.nic.bo solo acepta consultas con dominios .bo'],
  rewrite: [[/^Email:\s{0,40}(\S{1,64}) en (\S{1,255})$/u, 'Email: $1@$2']],
  labels: {
    domain: 'Dominio',
    registrant: 'TITULAR',
    admin: 'CONTACTO ADMINISTRATIVO',
    technical: 'CONTACTO TECNICO',
    billing: 'CONTACTO FINANCIERO',
    created_on: 'Fecha de registro',
    expires_on: 'Fecha de vencimiento',
  },
  contact: {
    organization: 'Organizacion',
    name: 'Nombre',
    email: 'Email',
    country: 'Pais',
    city: 'Ciudad',
    address: 'Direccion',
    phone: 'Telefono',
  },
});
