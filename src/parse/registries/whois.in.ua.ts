import { UANIC } from '../layouts/uanic.js';
import { registry } from '../read/layout.js';

/** in.ua: RPSL-like, with only the handles of contacts; it has called itself SUNIC since 2020. */
export default registry({
  suffixes: ['in.ua'],
  marks: ['% In.UA whois server', '% This is the SUNIC WHOIS server'],
  on: UANIC,
  beside: `
    For information on the Registrant's domain name, you should contact the Registrar | In the process of delegation of a domain name, |
    the Registrant is an entity who uses and manages a certain domain name, | and the Registrar is a business entity that provides the Registrant | with the services necessary for the technical maintenance of the | registration and operation of the domain name
  `,
  labels: { 'admin.id': 'admin-c', 'technical.id': 'tech-c' },
});
