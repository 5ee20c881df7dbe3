import { ICANN } from '../layouts/icann.js';
import { registry } from '../read/layout.js';

/** Uniregistry (since 2020 UNR, today Tucows): `Sponsoring Registrar ID: example` in addition to the IANA ID. */
export default registry({
  aliases: ['whois.nic.tattoo'],
  suffixes: ['link', 'tattoo'],
  on: ICANN,
  labels: { '-': 'Sponsoring Registrar ID' },
});
