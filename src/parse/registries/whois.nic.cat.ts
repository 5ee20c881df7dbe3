import { core } from '../layouts/core.js';
import { registry } from '../read/registry.js';

/** Fundació .cat: TANGO's ICANN layout; until 2016 CORE's, with `Registrar ID: R-9999 (Example)`, at whois.cat. */
export default registry({
  aliases: ['whois.cat'],
  suffixes: ['cat'],
  spec: () => core(),
});
