import { layout } from '../read/layout.js';
import { ICANN } from './icann.js';

/**
 * ZA Central Registry: ICANN's layout with the server's own name as `WHOIS Server`, paragraphs between
 * contacts, comments as the notice, and `Available` above the name where it is free.
 */
export const ZACR = layout({
  on: ICANN,
  phrases: {
    available: 'Available',
    reserved: 'Not Available | Unavailable',
    throttled: 'Please go away for {…}',
  },
  labels: { domain: 'Domain', '-': 'WHOIS Server' },
  disclaimer: { from: 'The use of this Whois facility' },
});
