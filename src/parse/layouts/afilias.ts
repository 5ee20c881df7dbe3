import { extend } from '../read/extend.js';
import type { RegistrySpec } from '../read/module.js';
import { icann } from './icann.js';
import { takeRegistrarCode } from './registrar-code.js';

/**
 * Afilias' software before 2017 in country-code domains: `Domain ID:D1-LRCC`, no blank after the colon,
 * three street lines, the registrar's code in parentheses after its name, a referral as `Whois Server`.
 * The same servers answer in ICANN's layout today.
 */
export const afilias = (own: RegistrySpec = {}): RegistrySpec =>
  icann(extend({ labels: { 'Whois Server': 'referral_whois' }, finish: takeRegistrarCode() }, own));
