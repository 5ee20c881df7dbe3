import { ICANN } from '../layouts/icann.js';
import { registry } from '../read/layout.js';

/** Tonic: for a registered name only its nameservers, each after the name's first label: `example ns1.example.com`. */
export default registry({
  aliases: ['whois.tonic.to'],
  suffixes: ['to'],
  marks: ['Tonic whoisd'],
  on: ICANN,
  nameless: true,
  bareLabels: true,
  beside: 'Tonic whoisd {1-1}',
  phrases: { available: 'No match for {domain}' },
  rewrite: [[/^[a-z\d-]{1,63}\s{1,8}((?:[a-z\d-]{1,63}\.){1,8}[a-z\d-]{2,63})$/iu, 'Name Server: $1']],
});
