import { extend } from '../extend.js';
import { SIDN } from '../families/sidn.js';
import { FORMER_NL } from '../layouts/former/whois.domain-registry.nl.js';
import { registry } from '../registry.js';

export default registry({
  aliases: ['whois.sidn.nl'],
  suffixes: ['nl'],
  marks: ['Record maintained by: NL Domain', 'Record maintained by: SIDN', 'whois.domain-registry.nl:'],
  spec: () => extend(SIDN, FORMER_NL),
});
