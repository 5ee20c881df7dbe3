import { extend } from '../extend.js';
import { cocca } from '../families/cocca.js';
import { FORMER_AI } from '../layouts/former/whois.nic.ai.js';
import type { RegistrySpec } from '../module.js';
import { registry } from '../registry.js';

/** .ai: CoCCA's layout until 2024, ICANN's since. */
export default registry({
  suffixes: ['ai'],
  spec: () => extend(cocca(OFFSHORE), FORMER_AI),
});

const OFFSHORE: RegistrySpec = {
  says: { available: 'Domain {domain} not registred. | Domain {domain} not registered.' },
  disclaimer: { after: '>>> Last update', skip: /^For more information on/u },
};
