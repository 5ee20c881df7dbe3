import type { Rows } from '../read/rows.js';
import type { Target } from '../read/target.js';

/** Labels of a delegation's signers and keys. What stands on one line, and fields with a label each. */
export const DNSSEC_LABELS: Rows<Target> = {
  'dnssec.signed': `
    dnssec | dnssec status | dnssec signed | dnssec delegation | dnssec deployment | signed |
    delegation signed | domain signed | zone signed | name servers dnssec | secure dns | dnssec enabled
  `,
  'dnssec.ds': `
    dnssec ds data | ds record | ds records | ds data | ds rdata | ds | dsrecord | dnssec ds |
    dnssec ds record | dnssec ds records | delegation signer
  `,
  'dnssec.key_tag': 'ds key tag | ds keytag | key tag | keytag | dnssec keytag | dnssec key tag | key1 tag',
  'dnssec.algorithm': 'algorithm | ds algorithm | dnssec algorithm | key1 algo | key algorithm',
  'dnssec.digest_type': 'digest type | ds digest type | dnssec digest type | key1 dgst t',
  'dnssec.digest': 'digest | ds digest | dnssec digest | key1 dgst',
  'dnssec.key': 'dnskey | dnssec key | dnssec keys | signing key | keys | key data',
  'dnssec.flags': 'flags | key flags',
  'dnssec.protocol': 'protocol | key protocol',
  'dnssec.public_key': 'public key | key public key',
};
