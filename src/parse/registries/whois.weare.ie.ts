import { extend } from '../extend.js';
import { icann } from '../families/icann.js';
import { dropPlaceholders } from '../fields/placeholder.js';
import { formerIe } from '../layouts/former/whois.weare.ie.js';
import type { RegistrySpec } from '../module.js';
import { registry } from '../registry.js';

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
