import { layout } from '../read/layout.js';
import { withoutLabels } from '../read/prepare-lines.js';
import { ICANN } from './icann.js';

/**
 * An accredited registrar's server: ICANN's layout since 2013 (Registrar Accreditation Agreement), before that each registrar's own, mostly
 * indented blocks below headings like `Registrant:`, which its own file describes. A name that is not registered at this registrar may be
 * registered at another, so such a response counts as the wrong server.
 */
export const REGISTRAR = layout({
  on: ICANN,
  isRegistrar: true,
  phrases: {
    unsupported: `
      Domain {domain} is not registered here | Domain not registered here |
      The domain {domain} is not registered here | We could not find the requested domain on our system |
      The domain {domain} is not registered with {…} | This domain is not registered with {…} |
      Domain {domain} is not managed by {…} | Domain name is not registered with this registrar
    `,
    throttled: `
      You have exceeded {…} | Maximum Daily connection limit reached{…} | Maximum query rate reached{…} |
      Queries limit exceeded{…} | Your connection limit exceeded{…} |
      Your access has been rate limited{…} | Your request is being rate limited{…}
    `,
    refused: 'Your IP address has been {…} | Lookup refused{…}',
  },
  // `hostmaster@example.com +1.2025550123 Fax: +1.2025550124` is a line of a block.
  prepare: withoutLabels(/@/u),
  labels: {
    registrant: 'Registrant',
    admin: 'Administrative Contact | Admin Contact | Administrative Contact, Technical Contact',
    technical: 'Technical Contact | Technical Contact, Zone Contact',
    created_on: 'Created Date',
    'event.registrar expiration': 'Registrar Expiration Date',
    updated_on: 'Update Date',
    'registrar.name': 'Registrar Name',
    referral_whois: 'Registrar Whois',
    'registrar.url': 'Registrar Homepage',
    nameserver: 'Domain servers in listed order | DNS Servers | Name Servers',
    reseller: 'Registration Service Provider | Registration Service Provided By',
    'reseller.email': 'Reseller Email',
    'reseller.url': 'Reseller URL',
    '-': 'Registrant Type | Whoisprivacy',
  },
  prefixes: {
    created_on: 'Record created on',
    expires_on: 'Record expires on',
    updated_on: 'Record last updated on',
  },
  jointContacts: true,
});
