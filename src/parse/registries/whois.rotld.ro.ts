import { registry } from '../read/registry.js';

export default registry({
  suffixes: ['ro'],
  marks: ['% The WHOIS service offered by ROTLD', '% Whois Server Version 3.0 - whois.rotld.ro'],
  spec: () => ({
    says: {
      available: 'No entries found for the selected source(s)',
      throttled: 'Rate limit exceeded{…} | Your access is too frequent{…}',
      invalid: 'Invalid query{…} | Incorrect domain name{…}',
    },
    labels: {
      'Domain Name | Registered On | Expires On | Registrar | Referral URL': 'as named',
      'Nameserver | Domain Status': 'as named',
    },
    ignore: 'DNSSEC | DS Record',
    status: {
      'UpdateProhibited | DeleteProhibited | TransferProhibited | RegistrantTransferProhibited': 'record',
      Hold: 'suspended',
    },
    // The registrar's own address.
    finish({ registrar, referral_url }) {
      if (registrar !== null) registrar.url ??= referral_url;
    },
    disclaimer: { skip: /^(?:Whois Server Version|No entries found|Top Level Domain|Maintainance)/u },
  }),
});
