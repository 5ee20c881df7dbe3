import { inTurn } from '../layouts/preparation.js';
import { rewrite } from '../layouts/rewrite.js';
import { goesOn } from '../layouts/values-at-the-margin.js';
import { registry } from '../registry.js';

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
    says: {
      available: 'The domain has not been registered.',
      throttled: 'Please maintain at least {domain} time before starting another enquiry.',
    },
    prepare: inTurn(
      rewrite([LONG_LABEL, '$1 English Name:$2'], [/^Family name:\s{0,20}[-.]$/iu, 'Family name:']),
      goesOn('Address'),
    ),
    labels: {
      'Domain Name Information | Status Information': 'details',
      'Domain Name | Domain Status | Domain Name Commencement Date | Expiry Date': 'as named',
      'Registrar Name': 'registrar.name',
      'Registrant Contact Information': 'registrant',
      'Administrative Contact Information': 'admin',
      'Technical Contact Information': 'technical',
      'Name Servers Information | Reseller': 'as named',
    },
    contact: {
      'Company name | Address | Country | Phone | Fax | Email': 'as named',
      'Company English Name': 'organization',
      'Holder English Name | Given name': 'name',
      'Family name': 'surname',
      'Account Name': 'id',
      'Company Chinese name | Holder Chinese Name': '-',
    },
    ignore: `Contract Version | DNSSEC | Registrar Contact Information | Re-registration Status |
      Domain Prohibit Status | Company Chinese name | Holder Chinese Name`,
    disclaimer: { after: 'WHOIS Terms of Use' },
  }),
});

const LONG_LABEL = /^(Company|Holder) English Name \([^)]{1,200}\):(.{0,400})$/u;
