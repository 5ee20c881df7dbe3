import { cocca } from '../layouts/cocca.js';
import { FORMER_AI } from '../layouts/former/whois.nic.ai.js';
import { extend } from '../read/extend.js';
import type { RegistrySpec } from '../read/module.js';
import { registry } from '../read/registry.js';

/** .ai: CoCCA's layout until 2024, ICANN's since. */
export default registry({
  suffixes: ['ai'],
  spec: () => extend(cocca(OFFSHORE), FORMER_AI),
});

const OFFSHORE: RegistrySpec = {
  says: { available: 'Domain {domain} not registred. | Domain {domain} not registered.' },
  disclaimer: { after: '>>> Last update', skip: /^For more information on/u },
};
