import { cocca } from '../layouts/cocca.js';
import { registry } from '../read/registry.js';

export default registry({ aliases: ['whois.nic.zm'], suffixes: ['zm'], spec: () => cocca() });
