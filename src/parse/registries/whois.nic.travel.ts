import { ICANN } from '../layouts/icann.js';
import { registry } from '../read/layout.js';

/** .travel: Neustar's columns until 2018, then Donuts' (now Identity Digital's) ICANN layout. */
export default registry({
  suffixes: ['travel'],
  on: ICANN,
  disclaimer: { after: '>>>', skip: /^For more information on Whois status codes/u },
});
