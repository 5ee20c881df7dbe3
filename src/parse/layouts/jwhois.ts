import { layout, type Rewriting } from '../read/layout.js';
import { entriesOf } from '../read/rows.js';
import type { Line } from '../text/lines.js';

/** Leaders after the separator, a colon or a number sign: `Registrar:..........EXAMPLE`, `Registrar#. . . . EXAMPLE`. */
export const WITHOUT_LEADERS: readonly Rewriting[] = [
  [/^([^#:]{2,40})#[.\s]{0,80}(.*)$/u, '$1: $2'],
  [/^([^:]{1,64}):\s{0,40}\.[.\s]{1,80}(.*)$/u, '$1: $2'],
];

const CONTACT = {
  name: 'Name | Last Name',
  address: 'Address | Address 2',
  phone: 'Tel | Phone',
  fax: 'Fax',
  email: 'Email | e-mail',
  city: 'City',
  state: 'State/Province | stateProvince',
  zip: 'Zip code',
  country: 'Country',
  created_on: 'Created',
  updated_on: 'Updated',
};

const CONTACT_LABELS: ReadonlySet<string> = new Set(entriesOf(CONTACT).map(([label]) => label.toLowerCase()));

const ROLES: Readonly<Record<string, string>> = {
  owner: 'Owner',
  registrant: 'Owner',
  administrative: 'Admin',
  technical: 'Tech',
};

/** JWhoisServer (zero-sys.net) with its responses in English (.tn, .tg): the whole record once for each contact, with the role as `Contact Type`. */
export const JWHOIS = layout({
  beside: 'type: {1-1}',
  phrases: { available: 'NO OBJECT FOUND!' },
  rewrite: WITHOUT_LEADERS,
  prepare: nameTheRoles,
  labels: {
    domain: 'object | Domain | Domain name',
    created_on: 'Acivated | Activation | Creation date',
    expires_on: 'Expiration',
    status: 'Domain status | Status',
    'registrar.name': 'Registrar',
    nameserver: 'NameServers | Name Server (DB)',
    'nameserver.ip': 'Name Server IP',
    // For a contact whose role is hidden, or that was printed above.
    '-': `
      type | Contact Type | First name | County | Last Name | Address | Address 2 | Tel | Phone | Fax | Email |
      e-mail | City | State/Province | Zip code | Country
    `,
  },
  roles: { registrant: 'Owner *', admin: 'Admin *', technical: 'Tech *' },
  contact: CONTACT,
  disclaimer: {},
});

/** Adds the role above to each label, joins first and last names, and drops `None`. */
function nameTheRoles(lines: readonly Line[]): Line[] {
  let role = '';
  const named = new Set<string>();
  let servers = false;
  return lines.map((line, index) => {
    const label = line.label.toLowerCase();
    if (line.value === 'None') return line.with(line.label, '');
    if (label === 'contact type') {
      const said = ROLES[line.value.toLowerCase()] ?? '';
      role = named.has(said) ? '' : said;
      named.add(said);
    } else if (label === 'domain') role = '';
    else if (line.value === 'DNS servers') servers = true;
    else if (servers && label === 'name') return line.with('NameServers', line.value);
    else if (servers && /^ip\s?n/u.test(label)) return line.with('Name Server IP', line.value);
    else if (label === 'name' || label === 'last name') {
      const next = lines[index + 1];
      const first = next !== undefined && next.label.toLowerCase() === 'first name' ? next.value : '';
      return line.with(role === '' ? line.label : `${role} Name`, `${first} ${line.value}`.trim());
    } else if (role !== '' && CONTACT_LABELS.has(label))
      return line.with(`${role} ${line.label}`, line.value);
    return line;
  });
}
