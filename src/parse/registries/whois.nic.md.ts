import { registry } from '../registry.js';

/**
 * MoldData: labels with two blanks within them and values in a column; a name without a name is `No match
 * for`.
 */
export default registry({
  suffixes: ['md'],
  marks: ['% © NIC.MD'],
  spec: () => ({
    says: { available: ['No match for', 'No match for {domain}'] },
    labels: {
      'Domain name': 'domain',
      'Domain state': 'status',
      Registrant: 'registrant.name',
      Registrar: 'registrar.name',
      Created: 'created_on',
      'Registered on': 'created_on',
      'Expiration date': 'expires_on',
      'Expires on': 'expires_on',
      'Name server': 'nameserver',
      NameServer: 'nameserver',
    },
    ignore: ['DNS update'],
  }),
});
