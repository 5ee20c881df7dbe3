import { filledForm } from '../layouts/explained-labels.js';
import { registry } from '../read/registry.js';

/**
 * HKIRC: sections set off by blank lines, names in two parts, addresses that go on in the first
 * column, and a label of 140 characters for the holder. Dates are day-month-year.
 */
export default registry({
  aliases: ['whois.hkdnr.net.hk', 'whois.hknic.net.hk', 'whois.hkirc.net.hk'],
  suffixes: ['hk', 'xn--j6w193g'],
  marks: ['Whois server by HKIRC', 'Whois server by HKDNR'],
  spec: () => ({
    dates: 'dmy',
    says: { available: 'The domain has not been registered.', throttled: 'Please maintain at least {…}' },
    prepare: filledForm,
    labels: {
      'Domain Name Information | Domain Name | Domain Status | Domain Name Commencement Date': 'as named',
      'Expiry Date | Registrar Name | Name Servers Information | Reseller': 'as named',
      'Registrant Contact Information': 'registrant',
      'Administrative Contact Information': 'admin',
      'Technical Contact Information': 'technical',
      'Status Information': 'details',
    },
    contact: {
      'Company name | Name | Given name | Family name | Address | Country | Phone | Fax | Email': 'as named',
      'Account Name': 'id',
    },
    ignore: `Contract Version | DNSSEC | Registrar Contact Information | Re-registration Status |
      Domain Prohibit Status | Company Chinese name | Holder Chinese Name`,
    disclaimer: { after: 'WHOIS Terms of Use' },
  }),
});
