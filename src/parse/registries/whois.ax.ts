import { traficom } from '../families/traficom.js';
import { registry } from '../registry.js';

/** Åland, on Traficom's server; until about 2016 on one of its own, whose `Organization` was a number. */
export default registry({
  suffixes: ['ax'],
  marks: ['Welcome to whois.ax, the official whois service'],
  spec: () =>
    traficom({
      says: { available: 'No records matching {domain} found' },
      labels: {
        'Domain Name': 'domain',
        Name: 'registrant.name',
        Organization: 'registrant.id',
        'Administrative Contact': 'admin.name',
        'Email address': 'registrant.email',
        Address: 'registrant.address',
        Country: 'registrant.country',
        Telephone: 'registrant.phone',
        'Name Server': 'nameserver',
      },
      // `Domain: (Handle example)` stands above the name; where a name stands there, it is the domain.
      prepare: (lines) =>
        lines.map((line) =>
          line.label === 'Domain' && line.value.startsWith('(Handle')
            ? line.with('handle', line.value)
            : line,
        ),
      ignore: 'handle',
    }),
});
