import { verisign } from '../families/verisign.js';
import { registry } from '../registry.js';

/** Verisign's until 2020; the registry answers by RDAP alone today. */
export default registry({
  aliases: ['jobswhois.verisign-grs.com'],
  suffixes: ['jobs'],
  spec: () => verisign(['jobs']),
});
