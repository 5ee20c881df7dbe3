import { icann } from '../families/icann.js';
import { registry } from '../registry.js';

/** Donuts (since 2022 Identity Digital): one server for all its suffixes, which had a name of their own for it too. */
export default registry({
  aliases: [
    'whois.nic.attorney',
    'whois.nic.band',
    'whois.nic.bike',
    'whois.nic.cafe',
    'whois.nic.degree',
    'whois.nic.engineer',
    'whois.nic.gives',
    'whois.nic.group',
    'whois.nic.ltd',
    'whois.nic.market',
    'whois.nic.mortgage',
    'whois.nic.navy',
    'whois.nic.news',
    'whois.nic.plus',
    'whois.nic.software',
    'whois.nic.studio',
    'whois.nic.video',
  ],
  suffixes: [
    'attorney',
    'band',
    'bike',
    'cafe',
    'degree',
    'engineer',
    'group',
    'ltd',
    'market',
    'mortgage',
    'navy',
    'news',
    'plus',
    'software',
    'studio',
    'video',
  ],
  spec: () => icann(),
});
