import { layout } from '../read/layout.js';
import { asUsual, contactLines, opening } from '../values/contact-lines.js';

/** Comments with the server's version, its makers and the query, which are not part of the notice. */
const NO_NOTICE =
  /^(?:\.be Whois Server|\(c\) dns\.be|WHOIS \S{1,255}$|Excessive querying|Maximum queries|-?\d: )/iu;

/** The software that DNS Belgium and EURid shared: headings with indented labels or lines below. */
export const EURID = layout({
  bareLabels: true,
  beside: 'Script: {1-1}',
  phrases: {
    throttled: `
      -1: {…} | -2: {…} | Excessive querying, grace period of {…} | Maximum queries per hour reached {…}
    `,
    refused: '-3: {…}',
    invalid: '-7: {…}',
  },
  // EURid's keys begin with their flags, DNS Belgium's with their tag. DNS Belgium's `Flags` are statuses.
  rewrite: [[/^\s{0,8}(?:keyTag|flags):\s?(?=\S+ (?:flags|protocol):)/u, 'key: ']],
  labels: {
    domain: 'Domain',
    status: 'Status | Flags',
    created_on: 'Registered',
    registrant: 'Registrant',
    admin: 'Onsite(s)',
    technical: 'Technical | Registrar Technical Contacts',
    reseller: 'Reseller',
    'dnssec.key': 'Keys | key',
    registrar: 'Registrar',
    nameserver: 'Name servers | Nameservers',
    '-': 'Script | Available | Message',
  },
  contact: {
    name: 'Name',
    organization: 'Organisation',
    phone: 'Phone',
    fax: 'Fax',
    email: 'Email',
    // A heading, even right below that of a contact without lines.
    registrar: 'Registrar',
    '-': 'Language',
  },
  registrar: { name: 'Name', url: 'Website' },
  status: {
    unavailable: 'WITHDRAWN',
    invalid: 'NOT ALLOWED',
    redemption: 'QUARANTINE',
    suspended: 'OUT OF SERVICE',
  },
  // A note that the contact is not shown is not a contact.
  block: contactLines(
    opening(/^not (?:disclosed|shown)\b.{0,200}(?:\n.{0,200})?(?:\n.{0,200})?$/iu),
    asUsual,
  ),
  disclaimer: { skip: NO_NOTICE },
});
