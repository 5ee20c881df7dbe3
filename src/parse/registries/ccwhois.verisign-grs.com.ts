import { verisign } from '../families/verisign.js';
import { registry } from '../registry.js';

export default registry({
  aliases: ['whois.nic.cc'],
  suffixes: ['cc'],
  spec: () => verisign(['cc']),
});
