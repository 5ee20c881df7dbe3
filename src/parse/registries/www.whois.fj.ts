import { COCCA } from '../layouts/cocca.js';
import { registry } from '../read/layout.js';

/**
 * University of the South Pacific. In its own layout the status is on the domain's line. No response of today's server has been seen, so
 * ICANN's and CoCCA's labels are read as well.
 */
export default registry({
  aliases: ['whois.usp.ac.fj', 'whois.nic.fj', 'whois.fj'],
  suffixes: ['fj'],
  on: COCCA,
  zone: 'Pacific/Fiji',
  phrases: { available: 'The domain {domain} was not found' },
  rewrite: [[/^(Domain name:\s{0,8}[^\s:]{1,255})\s{1,8}(Status:.{0,80})$/u, '$1\n$2']],
  labels: { nameserver: 'Domain servers' },
  disclaimer: { from: 'The Data in the USP WHOIS database', through: 'by this policy' },
});
