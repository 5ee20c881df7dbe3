import { verisign } from '../layouts/verisign.js';
import { registry } from '../read/registry.js';

export default registry({
  aliases: ['whois.nic.cc'],
  suffixes: ['cc'],
  spec: () => verisign(['cc']),
});
