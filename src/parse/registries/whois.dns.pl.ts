import { type Line, TEXT } from '../lines.js';
import { registry } from '../registry.js';

/** NASK: holders are shown on the web alone. A name partner's lines without labels follow `REGISTRAR:`. */
export default registry({
  suffixes: ['pl'],
  marks: ['WHOIS displays data with a delay', 'No information available about domain name'],
  spec: () => ({
    says: {
      available: `No information available about domain name {domain} in the Registry NASK database |
        No information about domain name {domain} in the Registry NASK database |
        No information about domain name {domain} in NASK database`,
      throttled: 'request limit exceeded for {domain} | request limit exceeded{…} | looking up too fast{…}',
      invalid: 'Incorrect domain name{…} | Invalid domain name{…}',
    },
    labels: {
      'DOMAIN NAME | nameservers | created | last modified | renewal date | expiration date': 'as named',
      'status | SUBSCRIBER | TECHNICAL CONTACT | REGISTRAR | registrar name | registrar www': 'as named',
    },
    contact: {
      'company | name | street | city | handle | phone | fax | e-mail | last modified': 'as named',
      location: 'country',
    },
    ignore: `registrant type | option created | option expiration date | dnssec | DS | registrar street |
      registrar city | registrar country | registrar phone | registrar fax | registrar email | whois | tel |
      fax | e-mail | phone | WHOIS database responses`,
    prepare: joinCompany,
    finish(draft, lines) {
      const from = lines.findIndex((line) => line.label === 'REGISTRAR');
      for (const { kind, value } of from < 0 ? [] : lines.slice(from, from + 12))
        if (kind === TEXT && draft.registrar !== null && /^(?:https?:\/\/|www\.)\S+$/u.test(value))
          draft.registrar.url ??= value;
      if (draft.expires_on === 'not defined') draft.expires_on = null;
      for (const contact of [...draft.registrant, ...draft.technical]) {
        const town = /^(\d[\dA-Z-]{2,9}) (.{1,80})$/u.exec(contact.city ?? '');
        if (town === null) continue;
        contact.zip ??= town[1] ?? null;
        contact.city = town[2] ?? null;
      }
    },
  }),
});

/** A company's second line stands below its first, deeper. */
function joinCompany(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    if (before?.label === 'company' && line.kind === TEXT && line.indent > before.indent)
      joined[joined.length - 1] = before.with('company', `${before.value}\n${line.value}`);
    else joined.push(line);
  }
  return joined;
}
