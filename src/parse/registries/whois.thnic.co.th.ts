import { ICANN } from '../layouts/icann.js';
import { registry } from '../read/layout.js';
import { contactLines, country, ending, opening, top, when } from '../values/contact-lines.js';

/** `1 Example Road, Sampleton`; outside of Thailand with a state after the town. */
const TOWN = /^(?:(?<address>.{0,200}),\s{0,4})?(?<city>[^,]{1,80})$/u;

/** `Bangkok 10110` */
const TOWN_AND_CODE = /^(?:(?<address>.{0,200}),\s{0,4})?(?<city>\p{L}[^,\d]{1,60}?),?\s{1,4}(?<zip>\d{5})$/u;

const US_TOWN =
  /^(?:(?<address>.{0,200}),\s{0,4})?(?<city>[^,]{2,60}?),?\s{1,4}(?<state>[A-Z]{2})(?:\s{1,4}\d{5})?$/u;

/**
 * THNIC. Since 2017: a label for each line of a contact.
 * Until 2017: a contact continues below its label, until a blank line, with its number (or not), its name, street lines that end with the
 * town, postal code and country.
 */
export default registry({
  aliases: ['whois.thnic.net'],
  suffixes: ['th', 'xn--o3cw4h'],
  marks: ['Whois Server Version 2.1.'],
  on: ICANN,
  phrases: {
    available: 'No match for {domain}. | No match found.',
    throttled: 'Too may requests.',
  },
  labels: {
    domain: 'Domain',
    created_on: 'Created date',
    expires_on: 'Exp date',
    'registrant.organization': 'Domain Holder Organization',
    'registrant.address': 'Domain Holder Street',
    'registrant.country': 'Domain Holder Country',
    registrant: 'Domain Holder',
    technical: 'Tech Contact',
    'event.renewal': 'Renew date',
    '-': 'For more information please visit',
  },
  block: contactLines(
    opening(/^(?<id>\d{1,10})$/u),
    when({ atMost: 1 }, top('name')),
    top('organization'),
    country,
    ending(/^(?<zip>\d{4,6})$/u, TOWN_AND_CODE),
    when({ missing: ['city'] }, ending(US_TOWN, TOWN)),
  ),
  disclaimer: { from: 'If you have', until: 'For more information' },
});
