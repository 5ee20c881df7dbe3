import { icann } from '../families/icann.js';
import { registry } from '../registry.js';

/** Public Interest Registry, .org: the code after the registrar’s name (until 2016) is left there. */
export default registry({
  aliases: ['whois.publicinterestregistry.net', 'whois.publicinterestregistry.org'],
  suffixes: [
    'org',
    'ngo',
    'ong',
    'charity',
    'foundation',
    'gives',
    'giving',
    'xn--c1avg',
    'xn--i1b6b1a6a2e',
    'xn--nqv7f',
  ],
  spec: () => icann(),
});
