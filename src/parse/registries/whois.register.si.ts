import { registry } from '../read/registry.js';

/** Arnes: the registrant is a handle; what else it says of contacts is that they are not disclosed. */
export default registry({
  aliases: ['whois.arnes.si'],
  suffixes: ['si'],
  marks: ['% This is ARNES whois database'],
  spec: () => ({
    says: {
      available: 'No entries found for the selected source(s)',
      throttled: 'Query limit exceeded{…} | Your query limit{…}',
    },
    labels: {
      'domain | registrar | registrar-url | nameserver': 'as named',
      registrant: 'registrant.id',
      'status | created | expire': 'as named',
      'Domain holder | Tech | Admin': 'other',
    },
    ignore: 'source | dnssec | ds',
    disclaimer: { mark: '%', from: 'Rights restricted', skip: /^(?:No entries found|For more information)/u },
  }),
});
