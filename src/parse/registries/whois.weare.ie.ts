import { formerIe } from '../layouts/former/whois.weare.ie.js';
import { icann } from '../layouts/icann.js';
import { dropPlaceholders } from '../layouts/placeholder.js';
import { extend } from '../read/extend.js';
import type { RegistrySpec } from '../read/module.js';
import { registry } from '../read/registry.js';

/** .IE: ICANN's layout since 2018. */
export default registry({
  aliases: ['whois.domainregistry.ie', 'whois.iedr.ie'],
  suffixes: ['ie'],
  marks: [
    '% Rights restricted by copyright; http://iedr.ie',
    '% Not Registered - The domain you have requested',
  ],
  spec: () => extend(icann(WEARE), formerIe()),
});

const WEARE: RegistrySpec = {
  zone: 'Europe/Dublin',
  disclaimer: {
    skip: /^(?:Not Registered - |Application Pending - |Important Notice$|the domain name you have|expire on the)/u,
  },
  finish: dropPlaceholders(/^not applicable$/u),
};
