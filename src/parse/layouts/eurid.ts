import { extend } from '../read/extend.js';
import type { RegistrySpec } from '../read/module.js';
import { readBlock } from '../values/contact-block.js';

/** The software that DNS Belgium and EURid had in common: headings, and indented labels or lines below them. */
export function eurid(own: RegistrySpec = {}): RegistrySpec {
  const family: RegistrySpec = {
    says: {
      throttled: `-1: {…} | -2: {…} | Excessive querying, grace period of {…} |
        Maximum queries per hour reached {…}`,
      refused: '-3: {…}',
    },
    labels: {
      Domain: 'domain',
      Status: 'status',
      Registered: 'created_on',
      Registrant: 'registrant',
      'Onsite(s)': 'admin',
      'Technical | Registrar Technical Contacts': 'technical',
      'Reseller | Keys | Flags': 'other',
      Registrar: 'registrar',
      'Name servers | Nameservers': 'nameserver',
    },
    contact: {
      'Name | Organisation | Phone | Fax | Email': 'as named',
      Language: '-',
      // The next heading, where the section above has no lines.
      Registrar: 'registrar',
    },
    registrar: { Name: 'name', Website: 'url' },
    ignore: 'Script | Available | Message | keyTag | flags',
    status: {
      WITHDRAWN: 'unavailable',
      'NOT ALLOWED': 'invalid',
      QUARANTINE: 'redemption',
      'OUT OF SERVICE | SEIZED | ON_HOLD': 'suspended',
    },
    disclaimer: { skip: NO_NOTICE },
    // A note that the contact is not shown here is none.
    block: (lines) => (/^not (?:disclosed|shown)\b/iu.test(lines[0] ?? '') ? {} : readBlock(lines)),
  };
  return extend(family, own);
}

/** The server's version, its makers, and the question. */
const NO_NOTICE =
  /^(?:\.be Whois Server|\(c\) dns\.be|WHOIS \S{1,255}$|Excessive querying|Maximum queries|-?\d: )/iu;
