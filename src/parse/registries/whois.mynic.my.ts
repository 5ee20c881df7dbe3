import type { BlockReader } from '../contact-block.js';
import { isCountryName } from '../country.js';
import { icann } from '../families/icann.js';
import { takeByForm } from '../fields/by-form.js';
import type { Line } from '../lines.js';
import { registry } from '../registry.js';

/**
 * MYNIC: ICANN's layout since 2024; before that numbered labels in brackets, `g [Registrant Code]  CODE`, with a
 * contact's lines, or a nameserver's, below.
 */
export default registry({
  aliases: ['whois.domainregistry.my', 'whois.mynic.net.my'],
  suffixes: ['my', 'xn--mgbx4cd0ab'],
  marks: ['Welcome to .my DOMAIN REGISTRY', 'a [Domain Name]'],
  spec: () =>
    icann({
      says: { available: 'Domain Name {domain} does not exist in database' },
      prepare: (lines) => lines.map(unnumbered),
      labels: {
        'Registration No.': 'domain_id',
        'Record Created': 'created_on',
        'Record Expired': 'expires_on',
        'Record Last Modified': 'updated_on',
        'Registrant Code': 'registrant',
        'Administrative Contact Code': 'admin',
        'Technical Contact Code': 'technical',
        'Billing Contact Code | Invoicing Party': 'other',
        'Primary Name Server | Secondary Name Server': 'nameserver',
      },
      ignore: 'Note | whois -h whois.domainregistry.my help#h',
      block: readContact,
      disclaimer: { after: '>>> Last update', skip: /^For more information on/u },
    }),
});

const NUMBERED = /^[a-z] \[([^\]]{1,60})\]\s{0,60}(.{0,300})$/u;

/** A nameserver's code is not its name, which stands below. */
function unnumbered(line: Line): Line {
  const [, label, value = ''] = NUMBERED.exec(line.value) ?? [];
  if (label === undefined) return line;
  return line.with(label, label.endsWith('Name Server') ? '' : value);
}

/** Code, name and (of a person) organization, street lines, `zip town`, state, country; then mail and numbers. */
function readContact(lines: readonly string[]): ReturnType<BlockReader> {
  const [id = '', ...below] = lines.filter((line) => !/^\([\w-]{1,30}\)$/u.test(line));
  const { found, rest } = takeByForm(below, {
    phone: /^\(Tel\)(.{0,60})$/u,
    fax: /^\(Fax\)(.{0,60})$/u,
    email: /@/u,
  });
  if (isCountryName(rest.at(-1) ?? '')) found.country = rest.pop() ?? '';
  const town = rest.findIndex((line) => /^\d{5}\s/u.test(line));
  if (town > 0) {
    const [line = '', state = ''] = rest.splice(town);
    Object.assign(found, { zip: line.slice(0, 5), city: line.slice(6).trim(), state });
  }
  if (found.email !== undefined) found.name = rest.shift() ?? '';
  found.organization = rest.shift() ?? '';
  found.address = rest.join('\n');
  return { ...found, id };
}
