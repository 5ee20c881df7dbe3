import { CORE } from '../layouts/core.js';
import { registry } from '../read/layout.js';

/** MuseDoma, .museum: on AFNIC's service; until 2017 CORE's layout, `Registrar ID: CORE-9999 (Example)`. */
export default registry({
  aliases: ['whois.museum'],
  suffixes: ['museum'],
  on: CORE,
  labels: {
    '-': 'Registrant Contact Status | Admin Contact Status | Tech Contact Status | Billing Contact Status',
  },
});
