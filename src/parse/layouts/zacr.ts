import { layout } from '../read/layout.js';
import { ICANN } from './icann.js';

/**
 * ZA Central Registry: ICANN's layout with the server's own name as `WHOIS Server`, blank lines between contacts, the notice as comments,
 * and `Available` above a free name.
 */
export const ZACR = layout({
  on: ICANN,
  beside: `
    Search on {1-1} {1-1} | Next Query - Domain name .co.za | Please refer to the CO.ZA contact details {…} | The CO.ZA simple whois server | Your query has generated the following reply:- | Use of this facility subject to the terms of site usage
  `,
  phrases: {
    available: 'Available',
    reserved: 'Not Available | Unavailable',
    throttled: 'Please go away for {…}',
  },
  labels: { domain: 'Domain', '-': 'WHOIS Server' },
  disclaimer: { from: 'The use of this Whois facility' },
});
