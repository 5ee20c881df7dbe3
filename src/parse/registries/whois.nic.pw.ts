import { centralnic } from '../layouts/centralnic.js';
import { registry } from '../read/registry.js';

/** CentralNic's software; run by Radix, today on Tucows' servers. */
export default registry({ suffixes: ['pw'], spec: () => centralnic() });
