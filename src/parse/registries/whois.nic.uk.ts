import { readBritishAddress } from '../fields/british-address.js';
import { registry } from '../registry.js';

/** Nominet: headings over deeper lines. Registrants and their addresses are seen in answers up to 2018. */
export default registry({
  suffixes: ['uk'],
  marks: ['This WHOIS information is provided for free by Nominet', 'Copyright Nominet UK'],
  spec: () => ({
    says: {
      available: 'No match for "{domain}" | This domain name has not been registered',
      reserved: 'This domain name is reserved{…} | Right of registration{…}',
      invalid: 'This domain cannot be registered because it contravenes {…}',
      throttled: `the WHOIS query quota for {domain} has been exceeded | and will be replenished in {…} |
        Sorry, you have exceeded {…}`,
    },
    labels: {
      'Domain name | Registrant': 'as named',
      "Registrant's address": 'registrant.address',
      'Registered through | Trading as | Registrant type | Data validation | DNSSEC': 'other',
      'Registrar | Relevant dates | Registered on | Expiry date | Renewal date | Last updated': 'as named',
      'Registration status | Name servers': 'as named',
    },
    registrar: { URL: 'url' },
    ignore: 'URL | Error for',
    prefixes: { 'WHOIS lookup made at': '-' },
    status: {
      'No registration status listed': 'reserved',
      '*** This registration has been SUSPENDED. ***': 'suspended',
    },
    disclaimer: { after: '--' },
    address: readBritishAddress,
    finish({ registrar }) {
      const line = registrar?.name;
      if (registrar == null || line == null) return;
      // `Company t/a Trading Name [Tag = TAG]`
      const tag = /\s*\[Tag = ([^\]]{1,40})\]$/u.exec(line);
      const [company = '', trading = ''] = line
        .slice(0, tag?.index ?? line.length)
        .split(' t/a ', 2)
        .map((name) => name.trim());
      const nominet = /registered directly with (\w{1,40})/u.exec(line)?.[1];
      registrar.id = tag?.[1] ?? null;
      registrar.name = nominet ?? ([trading, company].find((name) => name !== '') || null);
      registrar.organization = trading === '' || company === '' ? null : company;
    },
  }),
});
