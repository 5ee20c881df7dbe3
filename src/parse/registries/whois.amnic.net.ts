import { byForm } from '../layouts/by-form.js';
import { contactLines, ending, top } from '../layouts/contact-lines.js';
import { place, when } from '../layouts/contact-steps.js';
import { registry } from '../read/registry.js';

/** AM NIC: contacts in lines, the town before state and postal code. */
export default registry({
  aliases: ['whois.nic.am'],
  suffixes: ['am', 'xn--y9a3aq'],
  marks: ['%AM TLD whois server'],
  spec: () => ({
    says: {
      available: 'No match',
      reserved: 'Reserved name: {…} | Reserved name',
      invalid: 'Invalid domain name{…} | Bad domain name{…}',
    },
    labels: {
      'Domain name | Registrar | Status | Registrant | Administrative contact': 'as named',
      'Technical contact | DNS servers | Registered | Last modified | Expires': 'as named',
    },
    status: { 'registrar locked | registry locked': 'record' },
    block: contactLines(
      byForm({ email: /@/u, 'phone | fax': /^\+?\d[\d\s().-]{4,40}$/u }),
      place,
      ending(/^(?<city>[^,]{1,80}),(?:(?<state>[^,]{1,60}),)?\s{0,4}(?<zip>[A-Z-]{0,4}\d[\w -]{2,12})$/u),
      top('name'),
      // A holder has no person; a contact has both, and a street with a number below.
      when(({ email }, lines) => email !== undefined && lines.length > 1, top('organization')),
    ),
  }),
});
