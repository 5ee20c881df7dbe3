import { nameAndUrl } from '../fields/name-and-url.js';
import { registry } from '../registry.js';

/** Labels with numbers in their middle, `ns1_hostname`, and addresses below. */
export default registry({
  suffixes: ['co.ca'],
  spec: () => ({
    says: {
      available: 'Domain is available | {domain} is available',
      reserved: 'Domain is not available or is reserved by the registry',
    },
    labels: {
      'domain | date_approved | date_renewal': 'as named',
      registrar: 'registrar.name',
      nameserver: 'nameserver',
      'nameserver ip': 'nameserver.ip',
    },
    disclaimer: { from: 'This information is collected for information purposes' },
    prepare: (lines) =>
      lines.map((line) => {
        const found = /^ns\d{1,2}_(hostname|netaddress)$/u.exec(line.label);
        if (found === null) return line;
        return line.with(found[1] === 'hostname' ? 'nameserver' : 'nameserver ip', line.value);
      }),
    finish: ({ registrar }) => nameAndUrl(registrar),
  }),
});
