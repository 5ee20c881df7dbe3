import { icann } from '../layouts/icann.js';
import { registry } from '../read/registry.js';

/** Uniregistry (since 2020 UNR, today Tucows): whole answers are said in `>>>` lines. */
export default registry({
  aliases: ['whois.nic.tattoo'],
  suffixes: ['link', 'tattoo'],
  spec: () => icann({ ignore: 'Sponsoring Registrar ID' }),
});
