import type { RegistrySpec } from '../read/module.js';
import { icann } from './icann.js';
import { dropPlaceholders } from './placeholder.js';

/**
 * ZA Central Registry: ICANN's layout with the server's own name as `WHOIS Server`, paragraphs between
 * contacts, comments as the notice, and `Available` above the name where it is free.
 */
export function zacr(): RegistrySpec {
  return icann({
    says: {
      available: 'Available',
      reserved: 'Reserved | Not Available | Domain is reserved | Unavailable',
      throttled: 'Please go away for {…}',
      failed: 'Server too busy | Service unavailable',
    },
    labels: { Domain: 'domain' },
    ignore: 'WHOIS Server | WHOIS lookup made at',
    disclaimer: { from: 'The use of this Whois facility' },
    // A contact without an address has `-` for its town and `--` for its country.
    finish: dropPlaceholders(/^--$/u, ['country']),
  });
}
