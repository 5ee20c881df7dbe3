import { core } from '../families/core.js';
import { registry } from '../registry.js';

/** Dot Scot Registry, .scot, on CORE’s service. */
export default registry({
  suffixes: ['scot'],
  spec: () => core(),
});
