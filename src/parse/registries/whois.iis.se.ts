import { dropPlaceholders } from '../layouts/placeholder.js';
import { registry } from '../read/registry.js';

/** The Swedish Internet Foundation, for .se and .nu: contacts are handles alone, `-` stands for none. */
export default registry({
  aliases: ['whois.iis.nu', 'whois.nic-se.se', 'whois.nic.se'],
  suffixes: ['se', 'nu'],
  marks: ['# Copyright (c) 1997- The Swedish', '# Copyright (c) 1997- IIS', '# Copyright (c) 1997- .SE'],
  spec: () => ({
    says: {
      available: '"{domain}" not found | domain "{domain}" not found | domain {domain} not found',
      invalid: '"{domain}" is not a valid domain name{…} | domain "{domain}" is invalid{…}',
      throttled: 'Your query rate is too high{…} | Maximum number of queries{…} | Query rate exceeded{…}',
    },
    labels: {
      'domain | state | status': 'as named',
      holder: 'registrant.id',
      'admin-c': 'admin.id',
      'tech-c': 'technical.id',
      'created | modified | expires | nserver | registrar': 'as named',
    },
    ignore: `billing-c | transferred | dnssec | registry-lock | reason | date_to_delete | date_to_release |
      deactivationdate`,
    status: { system: 'record', inactive: 'inactive' },
    disclaimer: {},
    finish: dropPlaceholders(/^-$/u),
  }),
});
