import { FORMER_NL } from '../layouts/former/whois.domain-registry.nl.js';
import { SIDN } from '../layouts/sidn.js';
import { extend } from '../read/extend.js';
import { registry } from '../read/registry.js';

export default registry({
  aliases: ['whois.sidn.nl'],
  suffixes: ['nl'],
  marks: ['Record maintained by: NL Domain', 'Record maintained by: SIDN', 'whois.domain-registry.nl:'],
  spec: () => extend(SIDN, FORMER_NL),
});
