import { icann } from '../layouts/icann.js';
import { registry } from '../read/registry.js';

/** Public Interest Registry, .org: the code after the registrar’s name (until 2016) is left there. */
export default registry({
  aliases: ['whois.publicinterestregistry.net', 'whois.publicinterestregistry.org'],
  suffixes: ['org'],
  spec: () => icann(),
});
