import type { RegistrySpec } from '../module.js';
import { registry } from '../registry.js';
import type { Role } from '../target.js';

/**
 * South Africa's government prints its numbered application form, `3d. Email`: the number says whose.
 * `Date` is the day of the application.
 */
export default registry({
  suffixes: ['gov.za'],
  spec: () => ({
    says: { available: 'No match found for {domain}' },
    labels: {
      'Domain Name': 'domain',
      ...part('Two', 'registrant'),
      ...part('Three', 'admin'),
      ...part('Four', 'technical'),
      'Primary NS | Secondary NS': 'nameserver',
      'Primary NS IP | Secondary NS IP': 'nameserver.ip',
      Date: 'created_on',
    },
    ignore: `Select One | Two TitlePosition | Two Title\\Position | Three TitlePosition | Three Title\\Position |
      Four TitlePosition | Four Title\\Position | Primary MX name | Primary MX IP | Secondary MX name |
      Secondary MX IP | Place | Name of Applicant`,
    prepare: (lines) =>
      lines.map((line) => {
        const found = /^([234])[a-z]\.\s{1,20}(.+)$/u.exec(line.label);
        return found === null ? line : line.with(`${PARTS[Number(found[1])]} ${found[2]}`, line.value);
      }),
  }),
});

const PARTS: readonly string[] = ['', '', 'Two', 'Three', 'Four'];

function part(word: string, role: Role): RegistrySpec['labels'] {
  return {
    [`${word} Department Name`]: `${role}.organization`,
    [`${word} Department`]: `${role}.organization`,
    [`${word} Admin Contact Name`]: `${role}.name`,
    [`${word} Tech Contact Name`]: `${role}.name`,
    [`${word} Email`]: `${role}.email`,
    [`${word} Postal Address`]: `${role}.address`,
    [`${word} Postal Code`]: `${role}.zip`,
  };
}
