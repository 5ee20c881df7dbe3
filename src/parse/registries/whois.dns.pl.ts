import { registry } from '../read/layout.js';
import { type Line, TEXT } from '../text/lines.js';

/**
 * NASK. Today registrants are only shown on the web, and the registrar's lines are below `REGISTRAR:`, without labels. Before, contacts were
 * printed: a company on two lines, postal code and town on one.
 */
export default registry({
  suffixes: ['pl'],
  marks: ['WHOIS displays data with a delay', 'No information available about domain name'],
  beside: `
    WHOIS database responses: {1-2} | WHOIS displays data with a delay {…} | WHOIS may lag behind the .pl registry by some minutes | Registrant data available at {1-2}
  `,
  phrases: {
    available: `
      No information available about domain name {domain} in the Registry NASK database |
      No information about domain name {domain} in the Registry NASK database |
      No information about domain name {domain} in NASK database
    `,
    throttled: 'request limit exceeded for {domain} | request limit exceeded{…} | looking up too fast{…}',
    invalid: 'Incorrect domain name{…} | Invalid domain name{…}',
  },
  rewrite: [
    [/^city:\s{0,40}(\d[\dA-Z-]{2,9}) (.{1,80})$/u, 'zip: $1\ncity: $2'],
    [/^(?:renewal|expiration) date:\s{0,40}not defined$/u, 'no renewal date:'],
  ],
  prepare: joinCompany,
  labels: {
    domain: 'DOMAIN NAME',
    nameserver: 'nameservers',
    created_on: 'created',
    updated_on: 'last modified',
    expires_on: 'renewal date',
    registrar: 'REGISTRAR',
    'registrar.name': 'registrar name',
    technical: 'TECHNICAL CONTACT',
    'dnssec.signed': 'dnssec',
    'dnssec.ds': 'DS',
    'registrar.address': 'registrar street | registrar country',
    'registrar.phone': 'registrar phone',
    'registrar.email': 'registrar email',
    '-': `
      registrant type | option created | option expiration date | whois | tel | fax | e-mail | phone |
      WHOIS database responses | no renewal date
    `,
  },
  contact: {
    organization: 'company',
    address: 'street',
    zip: 'zip',
    city: 'city',
    id: 'handle',
    phone: 'phone',
    fax: 'fax',
    updated_on: 'last modified',
    country: 'location',
  },
});

/** The name of a company may continue on an indented line. */
export function joinCompany(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    if (before?.label === 'company' && line.kind === TEXT && line.indent > before.indent)
      joined[joined.length - 1] = before.with('company', `${before.value}\n${line.value}`);
    else joined.push(line);
  }
  return joined;
}
