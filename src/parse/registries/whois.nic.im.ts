import { registry } from '../registry.js';

/** .im: headings without a colon, and addresses in lines below the word alone. */
export default registry({
  suffixes: ['im'],
  spec: () => ({
    zone: 'Europe/Isle_of_Man',
    says: {
      available: ['The domain {domain} was not found'],
      reserved: ['The domain {domain} is reserved{…}'],
    },
    dates: 'dmy',
    labels: {
      'Domain Name': 'domain',
      'Domain Managers': 'registrar',
      'Domain Owners / Registrant': 'registrant',
      'Administrative Contact': 'admin',
      'Billing Contact': 'other',
      'Technical Contact': 'technical',
      'Domain Details': 'details',
      'Expiry Date': 'expires_on',
      'Name Server': 'nameserver',
    },
    contact: { Name: 'name', Address: 'address' },
    registrar: { Name: 'name' },
  }),
});
