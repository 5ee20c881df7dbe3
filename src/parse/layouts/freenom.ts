import { extend } from '../read/extend.js';
import type { RegistrySpec } from '../read/module.js';
import { contactLines, ending, top } from './contact-lines.js';
import { statusBehindName } from './status-behind-name.js';

/**
 * Freenom's registries (.tk, .cf, .ga, .gq, .ml): indented blocks below their headings, the state of the
 * name after it (`EXAMPLE.CF is Active`), American dates. .tk shows the holder as lines without labels.
 */
export function freenom(own: RegistrySpec = {}): RegistrySpec {
  const family: RegistrySpec = {
    dates: 'mdy',
    says: { available: 'Invalid query or domain name not known in {…} | Domain name not known in {…}' },
    labels: {
      'Domain name': 'domain',
      'Organisation | Owner contact': 'registrant',
      'Admin contact': 'admin',
      'Billing contact': 'other',
      'Tech contact': 'technical',
      'Domain Nameservers': 'nameserver',
      'Domain registered': 'created_on',
      'Record will expire on': 'expires_on',
    },
    contact: { [CONTACT]: 'as named' },
    // The last are those of the billing contact's section.
    ignore: `Record maintained by | ${CONTACT}`,
    block: HOLDER,
    finish: statusBehindName(/^\S{1,255}\s{1,4}(?:is\s)?(.{1,80})$/iu),
  };
  return extend(family, own);
}

const CONTACT = 'Organization | Name | Address | Zipcode | City | State | Country | Phone | Fax | E-mail';

/** Organization, name, street, `postcode  town` (two blanks between), state, country. */
const HOLDER = contactLines(
  top('organization', 'name'),
  ending(/^(?<zip>.{1,20}?)\s{2,8}(?<city>\S.{0,80})(?:\n(?<state>.{1,80}))?\n(?<country>.{1,80})$/u),
);
