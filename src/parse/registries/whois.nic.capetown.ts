import { zacr } from '../layouts/zacr.js';
import { registry } from '../read/registry.js';

/** .capetown, .durban and .joburg: one registry, one server under several names. */
export default registry({
  aliases: [
    'whois.nic.durban',
    'whois.nic.joburg',
    'capetown-whois.registry.net.za',
    'durban-whois.registry.net.za',
    'joburg-whois.registry.net.za',
  ],
  suffixes: ['capetown', 'durban', 'joburg'],
  spec: zacr,
});
