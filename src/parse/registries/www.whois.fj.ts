import { cocca } from '../layouts/cocca.js';
import { rewrite } from '../layouts/rewrite.js';
import { registry } from '../read/registry.js';

/**
 * University of the South Pacific. In its own layout the status stands on the domain's line; the server of
 * today has not been seen, and ICANN's and CoCCA's labels are read as well.
 */
export default registry({
  aliases: ['whois.usp.ac.fj', 'whois.nic.fj', 'whois.fj'],
  suffixes: ['fj'],
  spec: () =>
    cocca({
      zone: 'Pacific/Fiji',
      says: { available: 'The domain {domain} was not found' },
      labels: { 'Domain servers': 'nameserver' },
      disclaimer: { from: 'The Data in the USP WHOIS database', through: 'by this policy' },
      prepare: rewrite([/^(Domain name:\s{0,8}[^\s:]{1,255})\s{1,8}(Status:.{0,80})$/u, '$1\n$2']),
    }),
});
