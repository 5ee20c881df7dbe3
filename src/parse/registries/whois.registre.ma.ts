import { extend } from '../extend.js';
import { cocca } from '../families/cocca.js';
import { referralWhois } from '../families/referral-whois.js';
import { registry } from '../registry.js';

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
