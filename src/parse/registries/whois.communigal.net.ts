import { REGISTRAR } from '../layouts/registrar.js';
import { registry } from '../read/layout.js';
import { above, contactLines, contactPoints, country, ending } from '../values/contact-lines.js';

/**
 * Communigal: an indented block below `… Contact Information :` with first and last name, organization, e-mail, street, town, postal code,
 * telephone and fax. The domain name is alone on the first line of the response.
 */
export default registry({
  aliases: ['whois.galcomm.com'],
  on: REGISTRAR,
  nameless: true,
  rewrite: [
    // `Contact Information : For Customer # 1` is a heading of the same block.
    [/^Contact Information\s?:.*$/u, 'Contact Information:'],
  ],
  labels: {
    'registrar.name': 'Domain Registrar',
    registrant: 'Contact Information | Registrant Contact Information',
    admin: 'Admin Contact Information',
    technical: 'Tech Contact Information',
    billing: 'Billing Contact Information',
  },
  block: contactLines(
    above(/@/u, 'name', 'surname', 'organization'),
    contactPoints,
    country,
    ending(/^(?<city>.{2,60})\n(?<zip>[\w-]{3,12})$/u),
  ),
});
