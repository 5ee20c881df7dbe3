import { isCountryName, readCountryCode } from '../country.js';
import { registry } from '../registry.js';

/**
 * Turkmenistan, on the Internet Computer Bureau's old software (.ac, .io and .sh until 2017). The owner is
 * a column of lines under one label; which of them is an organization or a town, none says.
 */
export default registry({
  suffixes: ['tm'],
  spec: () => ({
    says: {
      available: ['Domain {domain} is available for purchase', 'Domain {domain} - Available'],
      reserved: ['Domain {domain} is reserved', 'Domain {domain} is not available', 'Domain reserved'],
    },
    labels: {
      Domain: 'domain',
      Status: 'status',
      Expiry: 'expires_on',
      'First Registered': 'created_on',
      'Last Updated': 'updated_on',
      NS: 'nameserver',
      Owner: 'registrant.address',
      'Owner Name': 'registrant.name',
      'Owner OrgName': 'registrant.organization',
      'Owner Addr': 'registrant.address',
    },
    status: {
      Live: 'registered',
      'Client Updt Lock': 'registered',
      'Client Delt Lock': 'registered',
      'Client Updt+Delt Lock': 'registered',
      'Client Hold': 'registered',
      Permanent: 'registered',
      'Permanent/Reserved': 'reserved',
    },
    address: (lines) => lastCountry(lines),
    finish({ registrant }, lines) {
      if (!lines.some((line) => line.label === 'Owner')) return;
      for (const contact of registrant) {
        const [name, ...rest] = contact.address?.split('\n') ?? [];
        contact.name ??= name ?? null;
        contact.address = rest.length > 0 ? rest.join('\n') : null;
      }
    },
  }),
});

function lastCountry(lines: readonly string[]): { address: string; country: string } {
  const last = lines.at(-1) ?? '';
  const named = lines.length > 1 && (readCountryCode(last) !== null || isCountryName(last));
  return { address: (named ? lines.slice(0, -1) : lines).join('\n'), country: named ? last : '' };
}
