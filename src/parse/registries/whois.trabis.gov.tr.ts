import { FORMER_TR } from '../layouts/former/whois.trabis.gov.tr.js';
import { extend } from '../read/extend.js';
import { registry } from '../read/registry.js';

/** .tr (METU until 2022): sections set off by asterisks. */
export default registry({
  aliases: ['whois.nic.tr', 'whois.metu.edu.tr'],
  suffixes: ['tr'],
  marks: ['** Domain Name:', '** Registrant:', '** Administrative Contact:'],
  spec: () =>
    extend(FORMER_TR, {
      says: { available: 'No match found for "{domain}"', invalid: 'Invalid input' },
      labels: {
        'Domain Name': 'domain',
        'Frozen Status': 'status',
        'Registrant | Registrar | Domain Servers | Additional Info | Created on | Expires on': 'as named',
        'Whois Server': 'other',
      },
      registrar: { 'NIC Handle': 'id', 'Organization Name': 'name', 'Address | Phone | Fax': '-' },
      ignore: 'Transfer Status | Last Update Time',
      status: { 'The domain is FROZEN': 'suspended' },
    }),
});
