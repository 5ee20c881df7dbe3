import { fieldsNamed, forRoles } from '../contact-labels.js';
import { withoutLeaders } from '../families/jwhois.js';
import { labelsOf } from '../label-rows.js';
import type { Line } from '../lines.js';
import { registry } from '../registry.js';

/**
 * Three layouts: `Owner Name : …` (until about 2015), JWhoisServer's with the whole record once for each
 * contact (until 2017), sections with dotted leaders today, where a name server's name is just `Name`.
 */
export default registry({
  suffixes: ['tn', 'xn--pgbs0dh'],
  spec: () => ({
    dates: 'dmy',
    says: { available: 'Domain {domain} not found | NO OBJECT FOUND!' },
    labels: {
      'object | Domain | Domain name': 'domain',
      Details: 'details',
      'Acivated | Activation | Creation date': 'created_on', // sic
      'Expiration date': 'expires_on',
      'Domain status | Status': 'status',
      Registrar: 'registrar.name',
      'NameServers | Name Server (DB)': 'nameserver',
      'Name Server IP': 'nameserver.ip',
      'Owner Contact': 'registrant',
      'Administrativ contact | Administrative contact': 'admin',
      'Technical contact': 'technical',
      ...forRoles({ 'Owner *': 'registrant', 'Admin *': 'admin', 'Tech *': 'technical' }, fields()),
    },
    contact: fields(),
    ignore: `type | Contact Type | First name | County | NIC Whois server for cTLDs | Supported ccTLDs |
      Sectorial domains`,
    disclaimer: { from: 'All right', through: 'Copyright' },
    prepare: (lines) => nameTheRoles(lines.map(withoutLeaders)),
  }),
});

const MEMBERS = `Name | Address | Address 2 | Tel | Phone | Fax | Email | e-mail | City | State/Province |
  stateProvince | Zip code | Country | Created | Updated`;

const fields = () => ({ ...fieldsNamed(MEMBERS), 'Last Name': 'name' }) as const;

const ROLES: Readonly<Record<string, string>> = {
  owner: 'Owner',
  administrative: 'Admin',
  technical: 'Tech',
};

/** Writes the role that stands above before each label, joins first and last names, drops `None`. */
function nameTheRoles(lines: readonly Line[]): Line[] {
  let role = '';
  let servers = false;
  return lines.map((line, index) => {
    const label = line.label.toLowerCase();
    if (line.value === 'None') return line.with(line.label, '');
    if (label === 'contact type') role = ROLES[line.value.toLowerCase()] ?? '';
    else if (label === 'domain') role = '';
    else if (line.value === 'DNS servers') servers = true;
    else if (servers && label === 'name') return line.with('NameServers', line.value);
    else if (servers && /^ip\s?n/u.test(label)) return line.with('Name Server IP', line.value);
    else if (label === 'name' || label === 'last name') {
      const next = lines[index + 1];
      const first = next !== undefined && next.label.toLowerCase() === 'first name' ? next.value : '';
      return line.with(role === '' ? line.label : `${role} Name`, `${first} ${line.value}`.trim());
    } else if (role !== '' && MEMBER_LABELS.has(label)) return line.with(`${role} ${line.label}`, line.value);
    return line;
  });
}

const MEMBER_LABELS: ReadonlySet<string> = new Set(labelsOf(MEMBERS.toLowerCase()));
