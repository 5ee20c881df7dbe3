import { SIDN } from '../layouts/sidn.js';
import { registry } from '../read/layout.js';
import { contactLines, ending } from '../values/contact-lines.js';

/** `2312BH  LEIDEN`, or postal code and town on separate lines. */
const TOWN = /^(?<zip>\d{4} ?[A-Z]{2}(?= )|[\dA-Z][\dA-Z -]{2,11}(?=\n))\s{1,4}(?<city>[^\d\n]{2,80})$/u;

/**
 * SIDN. Before 2010: contacts, including the registrant, as sections of lines without labels, and dates with the day first.
 */
export default registry({
  aliases: ['whois.sidn.nl'],
  suffixes: ['nl'],
  marks: ['Record maintained by: NL Domain', 'Record maintained by: SIDN', 'whois.domain-registry.nl:'],
  on: SIDN,
  dates: 'dmy',
  labels: {
    registrant: 'Registrant',
    other: 'Domicile',
    admin: 'Administrative contact',
    technical: 'Technical contact(s)',
    created_on: 'Date registered',
    updated_on: 'Record last updated',
  },
  address: contactLines(ending(TOWN)),
});
