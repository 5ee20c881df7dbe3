import { core } from '../layouts/core.js';
import { registry } from '../read/registry.js';

/** MuseDoma, .museum: on AFNIC's service; until 2017 CORE's layout, `Registrar ID: CORE-9999 (Example)`. */
export default registry({
  aliases: ['whois.museum'],
  suffixes: ['museum'],
  spec: () =>
    core({
      ignore: `Registrant Contact Status | Admin Contact Status | Tech Contact Status |
        Billing Contact Status`,
    }),
});
