import { SIDN } from '../layouts/sidn.js';
import { registry } from '../read/registry.js';

/** Aruba, on SIDN's software. */
export default registry({ suffixes: ['aw'], marks: ['whois.nic.aw:'], spec: () => SIDN });
