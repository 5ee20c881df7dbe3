import { traficom } from '../families/traficom.js';
import { rewrite } from '../layouts/rewrite.js';
import { forRoles } from '../named-labels.js';
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
        Organization: 'registrant.id',
        'Administrative Contact': 'admin.name',
        'Email address': 'registrant.email',
        ...forRoles({ '*': 'registrant' }, { 'Name | Address | Country | Telephone': 'as named' }),
        'Name Server': 'nameserver',
      },
      // `Domain: (Handle example)` stands above the name; where a name stands there, it is the domain.
      prepare: rewrite([/^Domain:\s{0,40}\(Handle.{0,250}$/u, 'handle:']),
      ignore: 'handle',
    }),
});
