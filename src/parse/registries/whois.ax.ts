import { handleApart } from '../layouts/every-match.js';
import { traficom } from '../layouts/traficom.js';
import { forRoles } from '../read/named-labels.js';
import { registry } from '../read/registry.js';

/** Åland, on Traficom's server; until about 2016 on one of its own, whose `Organization` was a number. */
export default registry({
  suffixes: ['ax'],
  marks: ['Welcome to whois.ax, the official whois service'],
  spec: () =>
    traficom({
      says: { available: 'No records matching {domain} found' },
      labels: {
        'Domain Name': 'domain',
        Organization: 'registrant.id',
        'Administrative Contact': 'admin.name',
        'Email address': 'registrant.email',
        ...forRoles({ '*': 'registrant' }, { 'Name | Address | Country | Telephone': 'as named' }),
        'Name Server': 'nameserver',
      },
      prepare: handleApart,
      ignore: 'handle',
    }),
});
