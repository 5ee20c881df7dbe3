import { verisign } from '../layouts/verisign.js';
import { registry } from '../read/registry.js';

/** Verisign's until 2020; the registry answers by RDAP alone today. */
export default registry({
  aliases: ['jobswhois.verisign-grs.com'],
  suffixes: ['jobs'],
  spec: () => verisign(['jobs']),
});
