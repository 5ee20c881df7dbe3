import { takePlace } from '../contact-place.js';
import { takeReach } from '../contact-reach.js';
import { registrar } from '../families/registrar.js';
import { registry } from '../registry.js';

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
      prepare: (lines) =>
        lines.map((line) => (line.label === 'Contact Information' ? line.with(line.label, '') : line)),
      labels: {
        'Domain Registrar': 'registrar.name',
        'Contact Information | Registrant Contact Information': 'registrant',
        'Admin Contact Information': 'admin',
        'Tech Contact Information': 'technical',
        'Billing Contact Information': 'other',
      },
      block: (lines) => {
        const at = lines.findIndex((line) => line.includes('@'));
        const found: Record<string, string> = {};
        const [first = '', last = '', organization = ''] = lines.slice(0, Math.max(at, 0));
        const rest = lines
          .slice(Math.max(at, 0))
          .map((line) => takeReach(line, found))
          .filter((line) => line !== '');
        takePlace(rest, [/^(?<city>[^\n]{2,60})\n(?<zip>[\w-]{3,12})$/u], found);
        return { ...found, name: `${first} ${last}`.trim(), organization };
      },
    }),
});
