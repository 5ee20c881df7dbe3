import { registry } from '../read/layout.js';

/** Arnes: the registrant is a handle; all other contacts are printed as not disclosed. */
export default registry({
  aliases: ['whois.arnes.si'],
  suffixes: ['si'],
  marks: ['% This is ARNES whois database'],
  phrases: {
    available: 'No entries found for the selected source(s)',
    throttled: 'Query limit exceeded{…} | Your query limit{…}',
  },
  labels: {
    domain: 'domain',
    registrar: 'registrar',
    'registrar.url': 'registrar-url',
    nameserver: 'nameserver',
    'registrant.id': 'registrant',
    status: 'status',
    created_on: 'created',
    expires_on: 'expire',
    other: 'Domain holder | Tech | Admin',
    'dnssec.ds': 'ds',
  },
  disclaimer: { mark: '%', from: 'Rights restricted', skip: /^(?:No entries found|For more information)/u },
});
