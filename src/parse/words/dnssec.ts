import type { Rows } from '../read/rows.js';
import type { Target } from '../read/target.js';

/** Labels of a delegation's signers and keys: for whole ones on one line, and for single fields. */
export const DNSSEC_LABELS: Rows<Target> = {
  'dnssec.signed': `
    dnssec | dnssec status | dnssec signed | dnssec delegation | dnssec deployment | signed |
    delegation signed | domain signed | zone signed | name servers dnssec | secure dns | dnssec enabled
  `,
  'dnssec.ds': `
    dnssec ds data | ds record | ds records | ds data | ds rdata | ds | dsrecord | dnssec ds |
    dnssec ds record | dnssec ds records | ds key | delegation signer
  `,
  'dnssec.key_tag': 'ds key tag | ds keytag | key tag | keytag | dnssec keytag | dnssec key tag | key1 tag',
  'dnssec.algorithm': 'algorithm | ds algorithm | dnssec algorithm | key1 algo | key algorithm',
  'dnssec.digest_type': 'digest type | ds digest type | dnssec digest type | key1 dgst t',
  'dnssec.digest': 'digest | ds digest | dnssec digest | key1 dgst',
  'dnssec.key':
    'dnskey | dnssec key | dnskey data | dnskey record | dnskey records | dnssec keys | signing key | keys | key data',
  'dnssec.flags': 'flags | key flags',
  'dnssec.protocol': 'protocol | key protocol',
  'dnssec.public_key': 'public key | key public key',
};

/** Words for a signed delegation: letters and digits only, in lower case. */
export const SIGNED_WORDS = `
  signed | signeddelegation | delegationsigned | yes | y | active | activated | ok | enabled | true | 1 | secure |
  secured | on | oui | si | sim | ja | dnssecsigned | dssigned | zonesigned | fullysigned | dnssecenabled |
  signeddomain | subscribed | 서명 | 已签名 | 署名済み
`;

/** Words for an unsigned delegation. */
export const UNSIGNED_WORDS = `
  unsigned | unsigneddelegation | delegationunsigned | no | n | inactive | none | disabled | false | 0 | off |
  insecure | nodnssec | notsigned | notsigneddelegation | unsecured | notsecured | notenabled | notactive |
  nodsrecord | nods | notdelegated | nein | non | nao | notapplicable | na | null | nil | nodnssecdata | norecord |
  notsupported | notconfigured | 미서명 | 未签名 | 未署名
`;

/** IANA's numbers of DNS security algorithms, by name without hyphens, and by the short names of .br and others. */
export const SECURITY_ALGORITHMS: ReadonlyMap<string, number> = new Map([
  ['RSAMD5', 1],
  ['DSA', 3],
  ['DSASHA1', 3],
  ['RSASHA1', 5],
  ['DSANSEC3SHA1', 6],
  ['RSASHA1NSEC3SHA1', 7],
  ['RSASHA1NSEC3', 7],
  ['RSANSEC3SHA1', 7],
  ['RSASHA256', 8],
  ['RSASHA512', 10],
  ['ECCGOST', 12],
  ['ECDSASHA256', 13],
  ['ECDSAP256SHA256', 13],
  ['ECDSASHA384', 14],
  ['ECDSAP384SHA384', 14],
  ['ED25519', 15],
  ['ED448', 16],
]);

/** IANA's numbers of digest types. */
export const DIGEST_TYPES: ReadonlyMap<string, number> = new Map([
  ['SHA1', 1],
  ['SHA256', 2],
  ['GOST', 3],
  ['GOSTR341194', 3],
  ['SHA384', 4],
]);
