import { HOLDER_IN_DESCRIPTIONS } from '../layouts/holder-in-descriptions.js';
import { RPSL } from '../layouts/rpsl.js';
import { registry } from '../read/layout.js';
import { contactLines, ending } from '../values/contact-lines.js';

/** `IS-105 Town`, or with the code of another country. */
const TOWN = /^(?:(?<zip>IS-\d{3}) (?<city>.{1,80}))?(?:(?:^|\n)(?<country>[A-Z]{2}))?$/u;

/** ISNIC: before 2015 the lines of `descr` were the registrant. */
export default registry({
  suffixes: ['is'],
  marks: ['% This is the ISNIC Whois server'],
  on: [HOLDER_IN_DESCRIPTIONS, RPSL],
  phrases: {
    available: 'No entries found for query "{domain}" | No entries found for query {domain}',
    invalid: 'Invalid query{…} | Query is not valid{…}',
    throttled: 'Query limit exceeded{…} | Too many queries{…}',
  },
  rewrite: [[/^Reserved$/u, 'status: Reserved']],
  labels: { 'registrant.handle': 'registrant', 'billing.handle': 'billing-c', 'dnssec.signed': 'dnssec' },
  address: contactLines(ending(TOWN)),
  disclaimer: { mark: '%', from: 'Rights restricted', until: 'No entries found' },
});
