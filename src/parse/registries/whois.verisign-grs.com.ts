import { VERISIGN } from '../layouts/verisign.js';
import { registry } from '../read/layout.js';

/** Verisign, .com and .net: thin records, which refer to the registrar. */
export default registry({
  aliases: ['whois.crsnic.net', 'whois.internic.net', 'whois.verisign-grs.net'],
  suffixes: ['com', 'net'],
  marks: ['The Registry database contains ONLY .COM'],
  on: VERISIGN,
  phrases: {
    available: `
      No match for {domain.com} | No match for domain {domain.com} | No match for {domain.net} |
      No match for domain {domain.net}
    `,
  },
});
