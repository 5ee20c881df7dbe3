import { registry } from '../read/layout.js';

/** The Swedish Internet Foundation, for .se and .nu: contacts are only handles, `-` if there is none. */
export default registry({
  aliases: ['whois.iis.nu', 'whois.nic-se.se', 'whois.nic.se'],
  suffixes: ['se', 'nu'],
  marks: ['# Copyright (c) 1997- The Swedish', '# Copyright (c) 1997- IIS', '# Copyright (c) 1997- .SE'],
  beside: `
    Result of search for registered domain names under{…} | the .{1-1} top level domain |
    Found among the names below
  `,
  phrases: {
    available: '"{domain}" not found | domain "{domain}" not found | domain {domain} not found',
    invalid: '"{domain}" is not a valid domain name{…} | domain "{domain}" is invalid{…}',
    throttled: 'Your query rate is too high{…} | Maximum number of queries{…} | Query rate exceeded{…}',
  },
  labels: {
    domain: 'domain',
    status: 'state | status',
    'registrant.id': 'holder',
    'admin.id': 'admin-c',
    'technical.id': 'tech-c',
    created_on: 'created',
    updated_on: 'modified',
    expires_on: 'expires',
    nameserver: 'nserver',
    registrar: 'registrar',
    'billing.handle': 'billing-c',
    'event.transfer': 'transferred',
    'dnssec.signed': 'dnssec',
    'event.deletion': 'date_to_delete',
    'event.release': 'date_to_release',
    '-': 'registry-lock | reason | deactivationdate',
  },
  status: { record: 'system', inactive: 'inactive' },
  disclaimer: {},
});
