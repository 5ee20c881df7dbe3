import { afilias } from '../layouts/afilias.js';
import { registry } from '../read/registry.js';

/** PANDI: Afilias' layout until 2018, ICANN's since. Its registrars have an organization and no name. */
export default registry({
  aliases: ['whois.pandi.or.id', 'whois.pandi.id'],
  suffixes: ['id'],
  marks: ['Domain ID:PANDI-'],
  spec: () =>
    afilias({
      ignore: `Sponsoring Registrar Postal Code | Sponsoring Registrar Country | Sponsoring Registrar Phone`,
      finish({ registrar }) {
        if (registrar !== null) registrar.organization ??= registrar.name;
      },
    }),
});
