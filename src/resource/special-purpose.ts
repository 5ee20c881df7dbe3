import { type Resource, readRange } from './resource.js';

/** A block that is not registered, because a standard reserves it for a purpose. */
export interface SpecialPurpose {
  range: Omit<Resource, 'text'>;
  /** IANA's name of it. */
  name: string;
  /** The standard: `RFC 5737`. */
  source: string;
}

type Row = readonly [block: string, name: string, source: string];

/**
 * https://www.iana.org/assignments/iana-ipv4-special-registry and …/iana-ipv6-special-registry (RFC 6890), with the multicast blocks. All
 * other IPv6 addresses outside of 2000::/3 are reserved by RFC 4291.
 */
export const SPECIAL_BLOCKS: readonly Row[] = [
  ['0.0.0.0/8', 'This network', 'RFC 791'],
  ['0.0.0.0/32', 'This host on this network', 'RFC 1122'],
  ['10.0.0.0/8', 'Private-Use', 'RFC 1918'],
  ['100.64.0.0/10', 'Shared Address Space', 'RFC 6598'],
  ['127.0.0.0/8', 'Loopback', 'RFC 1122'],
  ['169.254.0.0/16', 'Link Local', 'RFC 3927'],
  ['172.16.0.0/12', 'Private-Use', 'RFC 1918'],
  ['192.0.0.0/24', 'IETF Protocol Assignments', 'RFC 6890'],
  ['192.0.0.0/29', 'IPv4 Service Continuity Prefix', 'RFC 7335'],
  ['192.0.0.8/32', 'IPv4 dummy address', 'RFC 7600'],
  ['192.0.0.9/32', 'Port Control Protocol Anycast', 'RFC 7723'],
  ['192.0.0.10/32', 'Traversal Using Relays around NAT Anycast', 'RFC 8155'],
  ['192.0.0.170/31', 'NAT64/DNS64 Discovery', 'RFC 8880'],
  ['192.0.2.0/24', 'Documentation (TEST-NET-1)', 'RFC 5737'],
  ['192.31.196.0/24', 'AS112-v4', 'RFC 7535'],
  ['192.52.193.0/24', 'AMT', 'RFC 7450'],
  ['192.88.99.0/24', 'Deprecated (6to4 Relay Anycast)', 'RFC 7526'],
  ['192.168.0.0/16', 'Private-Use', 'RFC 1918'],
  ['192.175.48.0/24', 'Direct Delegation AS112 Service', 'RFC 7534'],
  ['198.18.0.0/15', 'Benchmarking', 'RFC 2544'],
  ['198.51.100.0/24', 'Documentation (TEST-NET-2)', 'RFC 5737'],
  ['203.0.113.0/24', 'Documentation (TEST-NET-3)', 'RFC 5737'],
  ['224.0.0.0/4', 'Multicast', 'RFC 5771'],
  ['240.0.0.0/4', 'Reserved', 'RFC 1112'],
  ['255.255.255.255/32', 'Limited Broadcast', 'RFC 919'],
  ['::/3', 'Reserved by IETF', 'RFC 4291'],
  ['::1/128', 'Loopback Address', 'RFC 4291'],
  ['::/128', 'Unspecified Address', 'RFC 4291'],
  ['64:ff9b::/96', 'IPv4-IPv6 Translation', 'RFC 6052'],
  ['64:ff9b:1::/48', 'IPv4-IPv6 Translation', 'RFC 8215'],
  ['100::/64', 'Discard-Only Address Block', 'RFC 6666'],
  ['100:0:0:1::/64', 'Dummy IPv6 Prefix', 'RFC 9780'],
  ['2001::/23', 'IETF Protocol Assignments', 'RFC 2928'],
  ['2001::/32', 'TEREDO', 'RFC 4380'],
  ['2001:1::1/128', 'Port Control Protocol Anycast', 'RFC 7723'],
  ['2001:1::2/128', 'Traversal Using Relays around NAT Anycast', 'RFC 8155'],
  ['2001:1::3/128', 'DNS-SD Service Registration Protocol Anycast', 'RFC 9665'],
  ['2001:2::/48', 'Benchmarking', 'RFC 5180'],
  ['2001:3::/32', 'AMT', 'RFC 7450'],
  ['2001:4:112::/48', 'AS112-v6', 'RFC 7535'],
  ['2001:10::/28', 'Deprecated (previously ORCHID)', 'RFC 4843'],
  ['2001:20::/28', 'ORCHIDv2', 'RFC 7343'],
  ['2001:30::/28', 'Drone Remote ID Protocol Entity Tags (DETs) Prefix', 'RFC 9374'],
  ['2001:db8::/32', 'Documentation', 'RFC 3849'],
  ['2002::/16', '6to4', 'RFC 3056'],
  ['2620:4f:8000::/48', 'Direct Delegation AS112 Service', 'RFC 7534'],
  ['3ffe::/16', '6bone, returned', 'RFC 3701'],
  ['3fff::/20', 'Documentation', 'RFC 9637'],
  ['4000::/2', 'Reserved by IETF', 'RFC 4291'],
  ['5f00::/16', 'Segment Routing (SRv6) SIDs', 'RFC 9602'],
  ['8000::/1', 'Reserved by IETF', 'RFC 4291'],
  ['fc00::/7', 'Unique-Local', 'RFC 4193'],
  ['fe80::/10', 'Link-Local Unicast', 'RFC 4291'],
  ['fec0::/10', 'Deprecated (Site-Local)', 'RFC 3879'],
  ['ff00::/8', 'Multicast', 'RFC 4291'],
];

/** https://www.iana.org/assignments/iana-as-numbers-special-registry. */
const SYSTEMS: readonly Row[] = [
  ['AS0', 'Reserved: a route that is not to be announced', 'RFC 7607'],
  ['AS112', 'AS112 project', 'RFC 7534'],
  ['AS23456', 'AS_TRANS', 'RFC 6793'],
  ['AS64496 - AS64511', 'Documentation', 'RFC 5398'],
  ['AS64512 - AS65534', 'Private-Use', 'RFC 6996'],
  ['AS65535', 'Reserved', 'RFC 7300'],
  ['AS65536 - AS65551', 'Documentation', 'RFC 5398'],
  ['AS4200000000 - AS4294967294', 'Private-Use', 'RFC 6996'],
  ['AS4294967295', 'Reserved', 'RFC 7300'],
];

/** Decoded for the first query about a number. */
let table: readonly SpecialPurpose[] | undefined;

/** Returns the narrowest special-purpose block that contains a whole number or prefix, or null. No server needs to be queried about it. */
export function specialPurposeOf({ kind, first, last }: Omit<Resource, 'text'>): SpecialPurpose | null {
  table ??= [...SPECIAL_BLOCKS, ...SYSTEMS].map(readRow);
  const holding = table.filter(
    ({ range }) => range.kind === kind && range.first <= first && last <= range.last,
  );
  return holding.reduce<SpecialPurpose | null>(
    (best, each) => (best === null || sizeOf(each) < sizeOf(best) ? each : best),
    null,
  );
}

const sizeOf = ({ range }: SpecialPurpose): bigint => range.last - range.first;

function readRow([block, name, source]: Row): SpecialPurpose {
  const range = readRange(block);
  if (range === null) throw new TypeError(`not a block of numbers: ${block}`);
  return { range, name, source };
}
