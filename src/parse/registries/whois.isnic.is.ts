import { contactLines, ending } from '../layouts/contact-lines.js';
import { HOLDER_IN_DESCRIPTIONS } from '../layouts/holder-in-descriptions.js';
import { rpsl } from '../layouts/rpsl.js';
import { extend } from '../read/extend.js';
import { registry } from '../read/registry.js';

/** `IS-105 Town`, and a country's code where it is another. */
const TOWN = /^(?:(?<zip>IS-\d{3}) (?<city>.{1,80}))?(?:(?:^|\n)(?<country>[A-Z]{2}))?$/u;

/** ISNIC: before 2015 the holder was the lines of `descr`. */
export default registry({
  suffixes: ['is'],
  marks: ['% This is the ISNIC Whois server'],
  spec: () =>
    rpsl(
      extend(HOLDER_IN_DESCRIPTIONS, {
        says: {
          available: 'No entries found for query "{domain}" | No entries found for query {domain}',
          invalid: 'Invalid query{…} | Query is not valid{…}',
          throttled: 'Query limit exceeded{…} | Too many queries{…}',
        },
        address: contactLines(ending(TOWN)),
        labels: { registrant: 'registrant.handle' },
        ignore: 'billing-c | dnssec | ds-rdata',
        disclaimer: { mark: '%', from: 'Rights restricted', until: 'No entries found' },
      }),
    ),
});
