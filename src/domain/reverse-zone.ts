import { formatResource } from '../resource/resource.js';

/**
 * Returns the prefix of a reverse zone (RFC 1035 section 3.5, RFC 3596 section 2.5): `192.0.2.0/24` for `2.0.192.in-addr.arpa`; '' if its
 * labels are not whole octets or digits, null for any other name.
 */
export function prefixOfZone(ascii: string): string | null {
  const [, labels = '', kind] = /^(?:(.*)\.)?(in-addr|ip6)\.arpa$/.exec(ascii) ?? [];
  if (kind === undefined) return null;
  const digits = labels.split('.').reverse();
  return kind === 'in-addr' ? ipv4Prefix(digits) : ipv6Prefix(digits);
}

function ipv4Prefix(octets: readonly string[]): string {
  if (octets.length > 4 || octets.some((octet) => !/^(?:0|[1-9]\d{0,2})$/.test(octet) || Number(octet) > 255))
    return '';
  const address = [...octets, '0', '0', '0'].slice(0, 4).join('.');
  return octets.length === 4 ? address : `${address}/${8 * octets.length}`;
}

function ipv6Prefix(digits: readonly string[]): string {
  if (digits.length > 32 || digits.some((digit) => !/^[\da-f]$/.test(digit))) return '';
  const address = formatResource('ipv6', BigInt(`0x${digits.join('').padEnd(32, '0')}`));
  return digits.length === 32 ? address : `${address}/${4 * digits.length}`;
}
