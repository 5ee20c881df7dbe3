import { SIDN } from '../families/sidn.js';
import { registry } from '../registry.js';

/** Aruba, on SIDN's software. */
export default registry({ suffixes: ['aw'], marks: ['whois.nic.aw:'], spec: () => SIDN });
