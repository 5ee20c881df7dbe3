import type { BlockReader } from '../contact-block.js';
import { readBritishAddress } from '../fields/british-address.js';
import { registry } from '../registry.js';

/** Jisc, for ac.uk and (until 2023) gov.uk: each value on a deeper line below its label. */
export default registry({
  aliases: ['whois.nic.ac.uk', 'whois.gov.uk'],
  suffixes: ['ac.uk', 'gov.uk'],
  spec: () => ({
    zone: 'Europe/London',
    says: { available: 'No such domain {domain}' },
    labels: {
      Domain: 'domain',
      'Registered For': 'registrant.organization',
      'Registered By': 'registrar',
      Servers: 'nameserver',
      'Registrant Contact': 'registrant.name',
      'Registrant Address': 'registrant.address',
      'Renewal date': 'expires_on',
      'Entry updated': 'updated_on',
      'Entry created': 'created_on',
    },
    ignore: 'Domain Owner',
    address: readAddress,
  }),
});

/** An address, then `+44 … (Phone)`, `+44 … (FAX)` and a mailbox. */
function readAddress(lines: readonly string[]): ReturnType<BlockReader> {
  const numbers: ReturnType<BlockReader> = {};
  const rest: string[] = [];
  for (const line of lines) {
    const number = /^(.{3,40}?)\s{0,4}\((phone|fax)\)$/iu.exec(line);
    if (number !== null) numbers[number[2]?.toLowerCase() === 'fax' ? 'fax' : 'phone'] = number[1] ?? '';
    else if (/^[^\s@]{1,64}@[^\s@]{1,255}$/u.test(line)) numbers.email = line;
    else rest.push(line);
  }
  return { ...readBritishAddress(rest), ...numbers };
}
