import { Line, TEXT } from '../lines.js';
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
    prepare: joinParts,
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
      [HOLDER]: 'organization',
      'Holder English Name | Given name | Family name': 'name',
      'Account Name': 'id',
      'Company Chinese name | Holder Chinese Name': '-',
      [JOINED]: '-',
    },
    ignore: `Contract Version | DNSSEC | Registrar Contact Information | Re-registration Status |
      Domain Prohibit Status | Company Chinese name | Holder Chinese Name`,
    disclaimer: { after: 'WHOIS Terms of Use' },
  }),
});

const HOLDER = 'Company English Name';
const JOINED = 'Family name, joined';
const LONG = /^(Company|Holder) English Name \([^)]{1,200}\):(.{0,400})$/u;

function joinParts(lines: readonly Line[]): readonly Line[] {
  let address = false;
  return lines.map((line, at) => {
    const long = LONG.exec(line.value);
    if (long !== null) return line.with(`${long[1]} English Name`, (long[2] ?? '').trim());
    if (line.label !== '') address = line.label === 'Address';
    else if (address && line.kind === TEXT) return below(line);
    if (isGiven(line)) return line.with(line.label, fullName(line, lines[at + 1]));
    const before = lines[at - 1];
    return isFamily(line) && before !== undefined && isGiven(before) ? line.with(JOINED, '') : line;
  });
}

/** The same line set deeper than the labels, as other registries print what goes on. */
const below = ({ number, kind, indent, label, value, decorated, start, end }: Line): Line =>
  Line.of(number, kind, indent + 8, label, value, decorated, start, end);

const isGiven = ({ label }: Line): boolean => label.toLowerCase() === 'given name';
const isFamily = ({ label }: Line): boolean => label.toLowerCase() === 'family name';

/** Who has no family name writes a mark there. */
function fullName(given: Line, next: Line | undefined): string {
  if (next === undefined || !isFamily(next) || /^[-.]?$/u.test(next.value)) return given.value;
  return `${given.value} ${next.value}`.trim();
}
