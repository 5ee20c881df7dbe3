import { cocca } from '../layouts/cocca.js';
import { referralWhois } from '../layouts/referral-whois.js';
import { extend } from '../read/extend.js';
import { registry } from '../read/registry.js';

/** CoCCA's layout today, Referral Whois until about 2014. */
export default registry({
  aliases: ['whois.iam.net.ma'],
  suffixes: ['ma'],
  spec: () =>
    extend(
      cocca({ disclaimer: { from: ['Le service Whois', 'TERMS OF USE'], until: '>>>' } }),
      referralWhois(),
    ),
});
