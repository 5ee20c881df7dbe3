import type { RegistrySpec } from '../module.js';
import { icann } from './icann.js';
import { takeRegistrarCode } from './registrar-code.js';

/**
 * Afilias' software before 2017 in country-code domains: `Domain ID:D1-LRCC`, no blank after the colon,
 * three street lines, the registrar's code in parentheses after its name, a referral as `Whois Server`.
 * The same servers answer in ICANN's layout today.
 */
export function afilias(own: RegistrySpec = {}): RegistrySpec {
  return icann({
    ...own,
    labels: { 'Whois Server': 'referral_whois', ...own.labels },
    finish(draft, lines) {
      takeRegistrarCode()(draft);
      own.finish?.(draft, lines);
    },
  });
}
