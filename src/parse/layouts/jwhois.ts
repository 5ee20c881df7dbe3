import { extend } from '../read/extend.js';
import { labelsOf } from '../read/label-rows.js';
import type { RegistrySpec } from '../read/module.js';
import { forRoles } from '../read/named-labels.js';
import type { Line } from '../text/lines.js';
import { withoutLeaders } from './leaders-behind-labels.js';
import { inSteps } from './preparation.js';

/**
 * JWhoisServer (zero-sys.net), its answer in English (.tn, .tg): the whole record once for each contact, whose role stands in `Contact Type`.
 */
export const jwhois = (own: RegistrySpec = {}): RegistrySpec => extend(family(), own);

const MEMBERS = `Name | Address | Address 2 | Tel | Phone | Fax | Email | e-mail | City | State/Province |
  stateProvince | Zip code | Country | Created | Updated`;

const FIELDS = { [MEMBERS]: 'as named', 'Last Name': 'name' } as const;

const family = (): RegistrySpec => ({
  says: { available: 'NO OBJECT FOUND!' },
  labels: {
    'object | Domain | Domain name': 'domain',
    'Acivated | Activation | Creation date': 'created_on', // sic
    'Expiration | Expiration date': 'expires_on',
    'Domain status | Status': 'status',
    Registrar: 'registrar.name',
    'NameServers | Name Server (DB)': 'nameserver',
    'Name Server IP': 'nameserver.ip',
    ...forRoles({ 'Owner *': 'registrant', 'Admin *': 'admin', 'Tech *': 'technical' }, FIELDS),
  },
  contact: FIELDS,
  ignore: 'type | Contact Type | First name | County',
  prepare: inSteps(withoutLeaders, nameTheRoles),
});

const ROLES: Readonly<Record<string, string>> = {
  owner: 'Owner',
  registrant: 'Owner',
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
