import { layout } from '../read/layout.js';
import { contactLines, ending, top } from '../values/contact-lines.js';

/** Organization, name, street, `postcode  town` (two blanks between), state, country. */
const HOLDER = contactLines(
  top('organization', 'name'),
  ending(/^(?<zip>.{1,20}?)\s{2,8}(?<city>\S.{0,80})(?:\n(?<state>.{1,80}))?\n(?<country>.{1,80})$/u),
);

/**
 * Freenom's registries (.tk, .cf, .ga, .gq, .ml): indented blocks below headings, the status after the name (`EXAMPLE.CF is Active`),
 * dates with the month first. .tk prints the registrant as lines without labels.
 */
export const FREENOM = layout({
  dates: 'mdy',
  phrases: {
    available:
      'Invalid query or domain name not known in {1-4} Registry | Domain name not known in {1-4} Registry',
  },
  labels: {
    domain: 'Domain name',
    registrant: 'Organisation | Owner contact',
    admin: 'Admin contact',
    billing: 'Billing contact',
    technical: 'Tech contact',
    nameserver: 'Domain Nameservers',
    created_on: 'Domain registered',
    expires_on: 'Record will expire on',
    '-': 'Record maintained by',
  },
  contact: {
    organization: 'Organization',
    name: 'Name',
    address: 'Address',
    zip: 'Zipcode',
    city: 'City',
    state: 'State',
    country: 'Country',
    phone: 'Phone',
    fax: 'Fax',
    email: 'E-mail',
  },
  block: HOLDER,
  statusBehindName: /^\S{1,255}\s{1,4}(?:is\s)?(.{1,80})$/iu,
});
