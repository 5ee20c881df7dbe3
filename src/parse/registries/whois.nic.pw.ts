import { centralnic } from '../families/centralnic.js';
import { registry } from '../registry.js';

/** CentralNic's software; run by Radix, today on Tucows' servers. */
export default registry({ suffixes: ['pw'], spec: () => centralnic() });
