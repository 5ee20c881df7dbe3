import { cocca } from '../families/cocca.js';
import { registry } from '../registry.js';

export default registry({ aliases: ['whois.nic.bi'], suffixes: ['bi'], spec: () => cocca() });
