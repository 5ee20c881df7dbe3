import { core } from '../layouts/core.js';
import { registry } from '../read/registry.js';

/** Dot Scot Registry, .scot, on CORE’s service. */
export default registry({
  suffixes: ['scot'],
  spec: () => core(),
});
