import type { Draft } from '../draft.js';
import type { Line } from '../lines.js';
import { registry } from '../registry.js';

/** .kg: `Domain EXAMPLE.KG (ACTIVE)` without a colon, then contacts and dates in English as ctime prints them. */
export default registry({
  aliases: ['whois.domain.kg', 'whois.cctld.kg'],
  suffixes: ['kg'],
  marks: ['% This is the .kg ccTLD Whois server'],
  spec: () => ({
    says: {
      available: `Data not found. This domain is available for registration. |
        Data not found. Domain {domain} is available for registration.`,
    },
    prefixes: {
      Domain: 'domain',
      'Record last updated on': 'updated_on',
      'Record expires on': 'expires_on',
      'Record created': 'created_on',
    },
    labels: {
      'Administrative Contact | Technical Contact | Billing Contact': 'as named',
      'Domain support': '-',
      'Name servers in the listed order': 'nameserver',
    },
    ignore: 'PID',
    contact: { PID: 'id', Name: 'name', Address: 'address', Email: 'email', phone: 'phone', fax: 'fax' },
    finish: readState,
  }),
});

function readState(draft: Draft, lines: readonly Line[]): void {
  const name = lines.find(({ label, value }) => label === '' && /^Domain\s/u.test(value));
  const state = name === undefined ? null : /\(([A-Z ]{1,40})\)$/u.exec(name.value);
  if (state?.[1] !== undefined) draft.statuses.push(state[1]);
}
