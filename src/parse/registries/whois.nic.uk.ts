import type { Draft } from '../read/draft.js';
import { registry } from '../read/layout.js';
import { readBritishAddress } from '../values/british-address.js';

/** `[Tag = TAG]` after a name: the registry's identifier of the registrar. */
const TAG = /\s*\[Tag = ([^\]]{1,40})\]$/u;

/**
 * Nominet: headings over indented lines. Until 2018 with the registrant and the address, until about 2012 with the reseller.
 */
export default registry({
  suffixes: ['uk'],
  marks: ['This WHOIS information is provided for free by Nominet', 'Copyright Nominet UK'],
  phrases: {
    available: 'No match for "{domain}" | This domain name has not been registered',
    reserved: 'This domain name is reserved{…} | Right of registration{…}',
    invalid: 'This domain cannot be registered because it contravenes {…}',
    throttled: 'and will be replenished in {…} | Sorry, you have exceeded {…}',
  },
  labels: {
    domain: 'Domain name',
    registrar: 'Registrar',
    details: 'Relevant dates',
    created_on: 'Registered on',
    expires_on: 'Expiry date | Renewal date',
    updated_on: 'Last updated',
    status: 'Registration status',
    nameserver: 'Name servers',
    other: 'Data validation | Registered through | Trading as | Registrant type',
    'dnssec.signed': 'DNSSEC',
    registrant: 'Registrant',
    'registrant.address': "Registrant's address",
    '-': 'Error for | URL',
  },
  registrar: { url: 'URL' },
  prefixes: { '-': 'WHOIS lookup made at' },
  status: {
    suspended: '*** This registration has been SUSPENDED. ***',
    reserved: 'No registration status listed',
  },
  address: readBritishAddress,
  disclaimer: { after: '--' },
  postprocess: readTradingName,
});

/**
 * `Example Holdings Ltd t/a Example Names [Tag = EXAMPLE]`: the name after `t/a` is the registrar's name, the company before it the
 * organization, and the tag the id. Without `t/a`, the company is the name.
 */
export function readTradingName({ registrar }: Draft): void {
  const line = registrar?.name ?? null;
  if (registrar === null || line === null) return;
  const tag = TAG.exec(line);
  const [company = '', trading = ''] = line
    .slice(0, tag?.index ?? line.length)
    .split(' t/a ', 2)
    .map((name) => name.trim());
  registrar.id = tag?.[1] ?? registrar.id;
  registrar.name = [trading, company].find((name) => name !== '') ?? null;
  if (trading !== '' && company !== '') registrar.organization = company;
}
