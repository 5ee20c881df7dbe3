import { registry } from '../read/layout.js';
import { BLANK, type Line } from '../text/lines.js';

/**
 * HKIRC: a form as it was filled in, in sections separated by blank lines. Labels may have an explanation of up to 140 characters after them,
 * names have two parts, with a mark for a missing family name, and addresses continue in the first column.
 */
export default registry({
  aliases: ['whois.hkdnr.net.hk', 'whois.hknic.net.hk', 'whois.hkirc.net.hk'],
  suffixes: ['hk', 'xn--j6w193g'],
  marks: ['Whois server by HKIRC', 'Whois server by HKDNR'],
  dates: 'dmy',
  beside: `
    Whois server by HKIRC | .hk top level Domain names can be registered via HKIRC-Accredited Registrars | Go to {1-2} for details
  `,
  phrases: { available: 'The domain has not been registered.', throttled: 'Please maintain at least {…}' },
  rewrite: [
    [/^Company English Name(?: \([^)]{1,200}\))?:(.{0,400})$/u, 'Company name:$1'],
    [/^Holder English Name(?: \([^)]{1,200}\))?:(.{0,400})$/u, 'Name:$1'],
    [
      /^Registrar Contact Information:\s{0,20}Email:\s{0,20}(\S{1,254})(?:\s{1,80}Hotline:\s{0,20}(\S.{0,40}))?$/u,
      'Registrar Email: $1\nRegistrar Phone: $2',
    ],
    [/^(Family name:)\s{0,20}[-.]$/iu, '$1'],
  ],
  prepare: joinAccount,
  labels: {
    details: 'Domain Name Information | Status Information',
    domain: 'Domain Name',
    status: 'Domain Status',
    created_on: 'Domain Name Commencement Date',
    expires_on: 'Expiry Date',
    'registrar.name': 'Registrar Name',
    nameserver: 'Name Servers Information',
    reseller: 'Reseller',
    registrant: 'Registrant Contact Information',
    admin: 'Administrative Contact Information',
    technical: 'Technical Contact Information',
    'dnssec.signed': 'DNSSEC',
    '-': `
      Contract Version | Registrar Contact Information | Re-registration Status | Domain Prohibit Status |
      Company Chinese name | Holder Chinese Name
    `,
  },
  contact: {
    organization: 'Company name',
    name: 'Name | Given name',
    surname: 'Family name',
    address: 'Address',
    country: 'Country',
    phone: 'Phone',
    fax: 'Fax',
    email: 'Email',
    id: 'Account Name',
  },
  disclaimer: { after: 'WHOIS Terms of Use' },
});

/** The contact's account is below a blank line. */
function joinAccount(lines: readonly Line[]): Line[] {
  return lines.filter(({ kind }, at) => kind !== BLANK || lines[at + 1]?.label !== 'Account Name');
}
