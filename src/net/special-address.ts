import { isIPv4, isIPv6 } from 'node:net';
import { parseResource } from '../resource/resource.js';
import { specialPurposeOf } from '../resource/special-purpose.js';

/** 64:ff9b::/96, NAT64 (RFC 6052): how an IPv6-only network reaches IPv4 servers; the last 32 bits are the IPv4 address. */
const NAT64 = 0x64_ff9bn << 64n;

/**
 * Whether an address is not a public one: private, loopback, link-local, reserved … (all of IANA's special-purpose registries, RFC 6890).
 * Invalid addresses are special too, so that `false` always means a public address.
 */
export function isSpecialAddress(address: string): boolean {
  // A zone (`fe80::1%eth0`) names an interface of this machine, never a public server.
  if (!(isIPv4(address) || isIPv6(address)) || address.includes('%')) return true;
  const { kind, first } = parseResource(address);
  if (kind === 'ipv6' && first >> 32n === NAT64) {
    const reached = first & 0xffff_ffffn;
    return specialPurposeOf({ kind: 'ipv4', first: reached, last: reached }) !== null;
  }
  return specialPurposeOf({ kind, first, last: first }) !== null;
}
