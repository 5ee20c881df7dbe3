/**
 * Addresses that are no public server's: the IANA special-purpose registries
 * (https://www.iana.org/assignments/iana-ipv4-special-registry, …/iana-ipv6-special-registry) whole, those that
 * are reachable from everywhere (anycast for AS112, AMT, TURN …) included, because no WHOIS server is there.
 */
export const SPECIAL_IPV4: readonly (readonly [block: string, what: string])[] = [
  ['0.0.0.0/8', 'this network, RFC 791'],
  ['10.0.0.0/8', 'private, RFC 1918'],
  ['100.64.0.0/10', 'shared by a carrier, RFC 6598'],
  ['127.0.0.0/8', 'loopback, RFC 1122'],
  ['169.254.0.0/16', 'link-local, RFC 3927'],
  ['172.16.0.0/12', 'private, RFC 1918'],
  ['192.0.0.0/24', 'IETF protocol assignments, RFC 6890'],
  ['192.0.2.0/24', 'documentation, RFC 5737'],
  ['192.31.196.0/24', 'AS112, RFC 7535'],
  ['192.52.193.0/24', 'AMT, RFC 7450'],
  ['192.88.99.0/24', '6to4 relays, RFC 7526'],
  ['192.168.0.0/16', 'private, RFC 1918'],
  ['192.175.48.0/24', 'AS112, RFC 7534'],
  ['198.18.0.0/15', 'benchmarking, RFC 2544'],
  ['198.51.100.0/24', 'documentation, RFC 5737'],
  ['203.0.113.0/24', 'documentation, RFC 5737'],
  ['224.0.0.0/4', 'multicast, RFC 5771'],
  ['240.0.0.0/4', 'reserved and broadcast, RFC 1112'],
];

/**
 * Global unicast is 2000::/3 and nothing else (RFC 4291, IANA's address space registry), so that everything
 * outside is listed in three rows: loopback, unique local, link-local, multicast, discard, SRv6, what nobody assigned.
 */
export const SPECIAL_IPV6: readonly (readonly [block: string, what: string])[] = [
  ['::/3', 'not global unicast: unspecified, loopback, discard-only …'],
  ['4000::/2', 'not global unicast'],
  ['8000::/1', 'not global unicast: unique local, link-local, multicast …'],
  ['2001::/23', 'IETF protocol assignments: Teredo, ORCHID, benchmarking …, RFC 2928'],
  ['2001:db8::/32', 'documentation, RFC 3849'],
  ['2002::/16', '6to4, which may lead to any IPv4 address, RFC 3056'],
  ['2620:4f:8000::/48', 'AS112, RFC 7534'],
  ['3ffe::/16', '6bone, returned, RFC 3701'],
  ['3fff::/20', 'documentation, RFC 9637'],
];

/** Blocks whose last 32 bits are the IPv4 address that is really reached: that one decides. */
export const IPV4_INSIDE: readonly string[] = [
  '::ffff:0:0/96', // IPv4-mapped, RFC 4291
  '64:ff9b::/96', // NAT64, RFC 6052: how an IPv6-only network reaches any IPv4 server
];
