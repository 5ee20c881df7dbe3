import { rewrite } from '../layouts/rewrite.js';
import { registry } from '../read/registry.js';

/**
 * DENIC. Since 2018 no contacts; before, the technical one and Zone-C, which is neither registrar nor
 * admin. Codes of errors as observed.
 */
export default registry({
  suffixes: ['de'],
  spec: () => ({
    says: {
      throttled: 'Error: 55000000002 {…}',
      invalid: 'Error: 55000000010 {…}',
      failed: 'Error: 550000000{…}',
    },
    labels: {
      'Domain | Nserver | Status | Changed | Holder | Admin-C | Tech-C': 'as named',
      'Zone-C | General Request | Abuse Contact': 'other',
    },
    contact: { [`${CONTACT} | Changed`]: 'as named', 'Type | URI | Remarks': '-' },
    // Those of a contact stand here for Zone-C.
    ignore: `${CONTACT} | Type | URI | Remarks | Domain-Ace | Dnskey | RegAccID | RegAccName`,
    // A failed one is registered; its servers do not answer for it.
    status: { failed: 'registered' },
    // Until 2008 a contact in both roles stood once.
    prepare: rewrite([/^\[tech-c\]\[zone-c\]$/iu, '[Tech-C]']),
    disclaimer: {
      skip: /^(?:Copyright|Version:|Restricted rights|Terms and Conditions of Use|DB time|Error:)/u,
    },
  }),
});

const CONTACT = 'Name | Organisation | Address | PostalCode | City | CountryCode | Phone | Fax | Email';
