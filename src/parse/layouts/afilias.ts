import { layout } from '../read/layout.js';
import { ICANN } from './icann.js';

/**
 * Afilias' software before 2017: `Domain ID:D1-LRCC`, no blank after the colon, three street lines, the registrar's code in parentheses
 * after its name, a referral as `Whois Server`. The same servers use ICANN's layout today.
 */
export const AFILIAS = layout({
  on: ICANN,
  rewrite: [[/^((?:DS Key Tag|Algorithm|Digest Type|Digest) \d{1,2}):(?=[\dA-F])/u, '$1: ']],
  // `Example Registrar, Inc. (R9999-LROR)`, `Example Registrar R9-ASIA (9999)`.
  registrarCode: /^(?<name>.{1,200}\S)\s{0,4}\((?<id>R\d{1,8}-[A-Z]{2,8}|\d{1,9})\)$/u,
});
