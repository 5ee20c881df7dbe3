import { forRoles } from '../named-labels.js';
import { registry } from '../registry.js';

/** Registry.PF, French Polynesia: the name stands in a sentence above the record; days as `JJ/MM/AAAA`. */
export default registry({
  suffixes: ['pf'],
  marks: ['This is the PF top level domain whois server'],
  spec: () => ({
    zone: 'Pacific/Tahiti',
    dates: 'dmy',
    says: { available: 'Domain unknown' },
    prepare: (lines) =>
      lines.map((line) => {
        const name = /^Informations about\s{1,4}'([^'\s]{1,255})'$/u.exec(line.label)?.[1];
        return name === undefined ? line : line.with('Domain', name);
      }),
    labels: {
      'Domain | Status | Name server': 'as named',
      'Created (JJ/MM/AAAA)': 'created_on',
      'Last renewed (JJ/MM/AAAA)': 'updated_on',
      'Expire (JJ/MM/AAAA)': 'expires_on',
      ...forRoles(
        { 'Registrant *': 'registrant', 'Tech 1 *': 'technical', 'Registrar *': '-' },
        {
          'Company Name | Name | Address | Postal Code | City | Country': 'as named',
          'Region / Island': 'state',
        },
      ),
      'Registrar Company Name': 'registrar.name',
    },
  }),
});
