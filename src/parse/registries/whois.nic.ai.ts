import { cocca } from '../families/cocca.js';
import { registry } from '../registry.js';

/** .ai: CoCCA's layout until 2024, ICANN's since; before 2018 sections with dotted leaders. */
export default registry({
  suffixes: ['ai'],
  spec: () =>
    cocca({
      says: {
        available: 'Domain {domain} not registred. | Domain {domain} not registered.',
      },
      labels: {
        'Complete Domain Name': 'domain',
        'Organization Using Domain Name': 'registrant',
        ...servers('Hostname', 'nameserver'),
        ...servers('Netaddress', 'nameserver.ip'),
      },
      contact: {
        'Organization Name | Street Address | City | State | Postal Code | Country': 'as named',
        'NIC Handle (if known)': 'id',
        'Name (Last, First)': 'name',
        'E-Mailbox': 'email',
        '(I)ndividual (R)ole': '-',
      },
      ignore: '(I)ndividual (R)ole | NIC Handle (if known) | Name (Last, First) | E-Mailbox | Last paid by',
      disclaimer: { after: '>>> Last update', skip: /^For more information on/u },
    }),
});

function servers<T>(field: string, target: T): Record<string, T> {
  const numbers = ['Primary', 'Secondary', 'Third', 'Fourth', 'Fifth', 'Sixth'];
  return Object.fromEntries(numbers.map((number) => [`${number} Server ${field}`, target]));
}
