import { registry } from '../registry.js';

/** Registry.PF, French Polynesia: the name stands in a sentence above the record; days as `JJ/MM/AAAA`. */
export default registry({
  suffixes: ['pf'],
  marks: ['This is the PF top level domain whois server'],
  spec: () => ({
    zone: 'Pacific/Tahiti',
    dates: 'dmy',
    says: { available: ['Domain unknown'] },
    prepare: (lines) =>
      lines.map((line) => {
        const name = /^'([^'\s]{1,255})'$/u.exec(line.label.replace(/^Informations about\s{1,4}/u, ''))?.[1];
        return name === undefined ? line : line.with('Domain', name);
      }),
    labels: {
      Domain: 'domain',
      Status: 'status',
      'Created (JJ/MM/AAAA)': 'created_on',
      'Last renewed (JJ/MM/AAAA)': 'updated_on',
      'Expire (JJ/MM/AAAA)': 'expires_on',
      'Name server': 'nameserver',
      'Registrant Company Name': 'registrant.organization',
      'Registrant Name': 'registrant.name',
      'Registrant Address': 'registrant.address',
      'Registrant Postal Code': 'registrant.zip',
      'Registrant City': 'registrant.city',
      'Registrant Region / Island': 'registrant.state',
      'Registrant Country': 'registrant.country',
      'Registrar Company Name': 'registrar.name',
      'Tech 1 Company Name': 'technical.organization',
      'Tech 1 Name': 'technical.name',
      'Tech 1 Address': 'technical.address',
      'Tech 1 Postal Code': 'technical.zip',
      'Tech 1 City': 'technical.city',
      'Tech 1 Region / Island': 'technical.state',
      'Tech 1 Country': 'technical.country',
    },
    ignore: `Registrar Address | Registrar Postal Code | Registrar City | Registrar Region / Island |
      Registrar Country`,
  }),
});
