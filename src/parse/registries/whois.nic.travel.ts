import { icann } from '../layouts/icann.js';
import { registry } from '../read/registry.js';

/** .travel: Neustar's columns until 2018, then Donuts' (now Identity Digital's) ICANN layout. */
export default registry({
  suffixes: ['travel'],
  spec: () =>
    icann({
      disclaimer: { after: '>>>', skip: /^For more information on Whois status codes/u },
    }),
});
