import { contactLines, ending, opening, top } from '../layouts/contact-lines.js';
import { below, spelled, when, without } from '../layouts/contact-steps.js';
import { registry } from '../read/registry.js';

/** Register.BG. No contacts since 2018; before, indented lines in a fixed order with labelled numbers. */
export default registry({
  suffixes: ['bg'],
  spec: () => ({
    dates: 'dmy',
    says: { available: 'Domain name {domain} does not exist in database' },
    labels: {
      'DOMAIN NAME | activated on | expires at | registration status | REGISTRANT': 'as named',
      'ADMINISTRATIVE CONTACT | TECHNICAL CONTACT(S) | NAME SERVER INFORMATION': 'as named',
    },
    contact: { tel: 'phone', fax: 'fax', 'NIC handle': 'id' },
    ignore: 'requested on | processed from | DNSSEC',
    status: { 'busy, inactive': 'inactive' },
    disclaimer: { from: 'According to REGULATION' },
    block: contactLines(
      spelled(/^\.$/u, ''),
      top('name'),
      opening(/^(?<email>[^\s@]{1,64}@[^\s@]{1,255})$/u),
      when(({ email }, lines) => email !== undefined && lines.length > 3, top('organization')),
      without(/^$/u),
      below(1, ending(/^(?<country>[^,]{1,80})$/u)),
      below(1, ending(/^(?<city>[^,]{1,80})(?:,(?<zip>.{0,20}))?$/u)),
    ),
  }),
});
