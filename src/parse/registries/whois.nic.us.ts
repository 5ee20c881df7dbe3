import { icann } from '../layouts/icann.js';
import { registry } from '../read/registry.js';

/** Neustar's columns until 2017, today's layout since; every contact has a purpose and a nexus category. */
export default registry({ suffixes: ['us'], spec: () => icann() });
