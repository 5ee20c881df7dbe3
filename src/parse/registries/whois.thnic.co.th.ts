import { icann } from '../families/icann.js';
import { contactLines, country, ending, opening, top } from '../fields/contact-lines.js';
import { when } from '../fields/contact-steps.js';
import { registry } from '../registry.js';

/** THNIC: until 2017 a contact went on below its label, down to a blank line; since then each line has its label. */
export default registry({
  aliases: ['whois.thnic.net'],
  suffixes: ['th', 'xn--o3cw4h'],
  marks: ['Whois Server Version 2.1.'],
  spec: () =>
    icann({
      says: {
        available: 'No match for {domain}. | No match found.',
        throttled: 'Too may requests. | Too many requests.',
      },
      labels: {
        'Domain | Created date | Exp date | Domain Holder': 'as named',
        'Domain Holder Organization': 'registrant.organization',
        'Domain Holder Street': 'registrant.address',
        'Domain Holder Country': 'registrant.country',
        'Tech Contact': 'technical',
      },
      ignore: 'Renew date | For more information please visit',
      // A number of the contact (or not), its name, street lines that end with the town, postal code, country.
      block: contactLines(
        opening(/^(?<id>\d{1,10})$/u),
        when((_, lines) => lines.length === 1, top('name')),
        top('organization'),
        country,
        ending(CODE),
        ending(US_TOWN, TOWN),
      ),
      disclaimer: { from: 'If you have', until: 'For more information' },
    }),
});

const CODE = /^(?<zip>\d{4,6})$/u;
const US_TOWN =
  /^(?:(?<address>.{0,200}),\s{0,4})?(?<city>[^,]{2,60}?),?\s{1,4}(?<state>[A-Z]{2})(?:\s{1,4}\d{5})?$/u;
const TOWN = /^(?:(?<address>.{0,200}),\s{0,4})?(?<city>[^,]{1,80})$/u;
