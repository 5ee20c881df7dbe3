import { contactLines, country, ending } from '../layouts/contact-lines.js';
import { above, reach } from '../layouts/contact-steps.js';
import { registrar } from '../layouts/registrar.js';
import { rewrite } from '../layouts/rewrite.js';
import { registry } from '../read/registry.js';

/**
 * Communigal: a deep block below `… Contact Information :` of first and last name, organization, e-mail,
 * street, town, postal code, telephone and fax. The name stands alone on the first line of the answer.
 */
export default registry({
  aliases: ['whois.galcomm.com'],
  spec: () =>
    registrar({
      nameless: true,
      // `Contact Information : For Customer # 1` heads the same block.
      prepare: rewrite([/^Contact Information\s?:.*$/u, 'Contact Information:']),
      labels: {
        'Domain Registrar': 'registrar.name',
        'Contact Information | Registrant Contact Information': 'registrant',
        'Admin Contact Information': 'admin',
        'Tech Contact Information': 'technical',
        'Billing Contact Information': 'other',
      },
      block: contactLines(
        above(/@/u, 'name', 'surname', 'organization'),
        reach,
        country,
        ending(/^(?<city>.{2,60})\n(?<zip>[\w-]{3,12})$/u),
      ),
    }),
});
