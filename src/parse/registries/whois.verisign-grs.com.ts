import { verisign } from '../layouts/verisign.js';
import { registry } from '../read/registry.js';

export default registry({
  aliases: ['whois.crsnic.net', 'whois.internic.net', 'whois.verisign-grs.net'],
  suffixes: ['com', 'net'],
  marks: ['The Registry database contains ONLY .COM'],
  spec: () => verisign(['com', 'net']),
});
