import { registry } from '../read/registry.js';

/**
 * MoldData: labels with two blanks within them and values in a column; a name without a name is `No match
 * for`.
 */
export default registry({
  suffixes: ['md'],
  marks: ['% © NIC.MD'],
  spec: () => ({
    says: { available: 'No match for | No match for {domain}' },
    labels: {
      'Domain name': 'domain',
      'Domain state': 'status',
      Registrant: 'registrant.name',
      Registrar: 'registrar.name',
      'Created | Registered on': 'created_on',
      'Expiration date | Expires on': 'expires_on',
      'Name server | NameServer': 'nameserver',
    },
    ignore: 'DNS update',
  }),
});
