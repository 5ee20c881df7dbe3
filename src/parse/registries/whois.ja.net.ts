import { britishPlace } from '../layouts/british-address.js';
import { byForm } from '../layouts/by-form.js';
import { contactLines } from '../layouts/contact-lines.js';
import { registry } from '../read/registry.js';

/** Jisc, for ac.uk and (until 2023) gov.uk: each value on a deeper line below its label. */
export default registry({
  aliases: ['whois.nic.ac.uk', 'whois.gov.uk'],
  suffixes: ['ac.uk', 'gov.uk'],
  spec: () => ({
    says: { available: 'No such domain {domain}' },
    labels: {
      'Registered For': 'registrant.organization',
      'Registrant Contact': 'registrant.name',
      'Registrant Address': 'registrant.address',
      'Domain | Registered By | Servers | Renewal date | Entry updated | Entry created': 'as named',
    },
    ignore: 'Domain Owner',
    address: contactLines(
      byForm({
        phone: /^(.{3,40}?)\s{0,4}\(phone\)$/iu,
        fax: /^(.{3,40}?)\s{0,4}\(fax\)$/iu,
        email: /^[^\s@]{1,64}@[^\s@]{1,255}$/u,
      }),
      britishPlace,
    ),
  }),
});
