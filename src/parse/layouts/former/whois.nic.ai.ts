import type { RegistrySpec } from '../../read/module.js';

/** .ai before 2018: a form that was filled in, in sections with dotted leaders. */
export const FORMER_AI: RegistrySpec = {
  labels: {
    'Complete Domain Name': 'domain',
    'Organization Using Domain Name': 'registrant',
    'Primary Server Hostname | Secondary Server Hostname | Third Server Hostname': 'nameserver',
    'Fourth Server Hostname | Fifth Server Hostname | Sixth Server Hostname': 'nameserver',
    'Primary Server Netaddress | Secondary Server Netaddress | Third Server Netaddress': 'nameserver.ip',
    'Fourth Server Netaddress | Fifth Server Netaddress | Sixth Server Netaddress': 'nameserver.ip',
  },
  contact: {
    'Organization Name | Street Address | City | State | Postal Code | Country': 'as named',
    'NIC Handle (if known)': 'id',
    'Name (Last, First)': 'name',
    'E-Mailbox': 'email',
    '(I)ndividual (R)ole': '-',
  },
  ignore: '(I)ndividual (R)ole | NIC Handle (if known) | Name (Last, First) | E-Mailbox | Last paid by',
};
